import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 } from 'uuid';
import type { MailTransport } from './mail';
import { messageId } from './smtp';

/** Written beside first, so that nobody reads half a mail. */
const UNFINISHED = '.part';

/**
 * Puts every mail into a folder as a file, for trying the product out without a mail server. A person who can read the folder can read the
 * mails, links to set a password included: production never uses it.
 */
export function folderTransport(directory: string, from: string, clock: () => Date): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    name: 'folder',
    ready: async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
    },
    send: async ({ to, subject, text }, id = v7()) => {
      const now = clock();
      const { message } = await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        textEncoding: 'base64',
        date: now,
        messageId: messageId(id, from),
      });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Names sort by time; the id at their end makes a second try of the same mail in the same millisecond no second file.
      const file = join(
        directory,
        `${now.toISOString().replaceAll(':', '-')}_${id.replaceAll(/[^\w-]/g, '-')}.eml`,
      );
      await writeFile(file + UNFINISHED, message as Buffer, { mode: 0o600 });
      await rename(file + UNFINISHED, file);
    },
    close: () => transport.close(),
  };
}
