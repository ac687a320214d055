import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailEntry, MailView } from '@annals/contracts/features/mail/routes';
import { cutPage, readCursor, type Page, type PageRequest } from '@annals/projections/engine/page';
import { z } from 'zod';

/** The names that `folderCarrier` gives, without their ending. */
const MAIL_NAME = /^[\w.-]{10,200}$/;
const ENDING = '.eml';

/** The newest mails of a folder, a page at a time. */
export async function mailsIn(directory: string, request: PageRequest): Promise<Page<MailEntry>> {
  const before = readCursor(request.after, z.string());
  const names = (await readdir(directory).catch(nothingThere))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter((id) => before === undefined || id < before)
    .sort()
    .reverse()
    .slice(0, request.limit + 1);
  const { rows, next } = cutPage(names, request.limit, (id) => id);
  const mails = await Promise.all(rows.map((id) => mailIn(directory, id)));
  return { rows: mails.flatMap((mail) => (mail ? [mail] : [])), next };
}

/** One mail of a folder; undefined when there is none of this name. */
export async function mailIn(directory: string, id: string): Promise<MailView | undefined> {
  if (!MAIL_NAME.test(id)) return undefined;
  const source = await readFile(join(directory, id + ENDING), 'utf8').catch(() => undefined);
  return source === undefined ? undefined : { id, ...readMail(source) };
}

function nothingThere(): string[] {
  return [];
}

/** Reads a mail as `folderCarrier` writes it: one part of plain text, in base64. */
function readMail(source: string): Omit<MailView, 'id'> {
  const end = source.indexOf('\n\n');
  const headers = new Map(
    source
      .slice(0, end)
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
  );
  return {
    to: headers.get('to') ?? '',
    subject: decodedWords(headers.get('subject') ?? ''),
    sentAt: new Date(headers.get('date') ?? 0).toISOString(),
    text: Buffer.from(source.slice(end), 'base64').toString('utf8'),
  };
}

/** Encoded words of a header (RFC 2047) as text; the space between two of them is not part of it. */
function decodedWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?[\w-]+\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : Buffer.from(
            word
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/gi, (_byte, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    );
}
