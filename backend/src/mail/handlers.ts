import { mailRoutes } from '@annals/contracts/mail/routes';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { mailIn, mailsIn } from './mailbox';

/** The folder's e-mails. Those that go to a mail server are its own affair, and are not kept here. */
export const mailDoors = ({ mail, mailboxDirectory }: Services) =>
  doors(mailRoutes, {
    carrier: () => Promise.resolve({ carrier: mail.name }),
    list: ({ query }) =>
      mail.name === 'folder' ? mailsIn(mailboxDirectory, query) : Promise.resolve({ rows: [], next: null }),
    one: async ({ params }) => {
      const found = mail.name === 'folder' ? await mailIn(mailboxDirectory, params.mailId) : undefined;
      if (!found) throw new NotFound('This e-mail');
      return found;
    },
  });
