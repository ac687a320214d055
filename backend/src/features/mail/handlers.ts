import { msg } from '@annals/contracts/kernel/text';
import { mailRoutes } from '@annals/contracts/features/mail/routes';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { mailIn, mailsIn } from '../../platform/mail/mailbox';

/** The folder's e-mails. Those that go to a mail server are its own affair, and are not kept here. */
export const mailHandlers = ({ mail, mailboxDirectory }: Services) =>
  routeHandlers(mailRoutes, {
    carrier: () => Promise.resolve({ carrier: mail.name }),
    list: ({ query }) =>
      mail.name === 'folder' ? mailsIn(mailboxDirectory, query) : Promise.resolve({ rows: [], next: null }),
    one: async ({ params }) => {
      const found = mail.name === 'folder' ? await mailIn(mailboxDirectory, params.mailId) : undefined;
      if (!found) throw new NotFound(msg('This e-mail'));
      return { ...found, text: withoutSecrets(found.text, found.id) };
    },
  });

/** The secret part of a link that opens an account. */
const SECRET = /(?<=[?&]token=)[\w-]+/g;

/** A person who reads the folder here is not whom the mail is for: a link that opens their account stays in the file on the server. */
function withoutSecrets(text: string, id: string): string {
  return text.replaceAll(SECRET, `[for the addressee alone; see the file ${id}.eml on the server]`);
}
