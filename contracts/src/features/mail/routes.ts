import { z } from 'zod';
import { pageQuery, query } from '../../kernel/route';

/** One e-mail of the folder that replaces a mail server. */
export const mailView = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** When it was put there (ISO instant). */
  sentAt: z.string(),
  text: z.string(),
});
export type MailView = z.infer<typeof mailView>;

export const mailEntry = mailView.omit({ text: true });
export type MailEntry = z.infer<typeof mailEntry>;

export const mailRoutes = {
  carrier: query('GET /api/mailbox/carrier', {
    summary: 'Where e-mails go: an SMTP server, a folder to look into, or nowhere',
    may: 'operations:see',
    tokens: false,
    answer: z.object({ carrier: z.enum(['smtp', 'folder', 'off']) }),
  }),
  list: query('GET /api/mailbox', {
    summary: 'The e-mails put into the folder, newest first; none when they go elsewhere',
    may: 'operations:see',
    tokens: false,
    query: pageQuery,
    answer: z.array(mailEntry),
    paged: true,
  }),
  one: query('GET /api/mailbox/:mailId', {
    summary: 'One e-mail of the folder',
    may: 'operations:see',
    tokens: false,
    params: z.strictObject({ mailId: z.string().max(200) }),
    answer: mailView,
  }),
};
