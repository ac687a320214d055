import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { noticeKindName } from './kind-name';
import { quietHours } from './quiet-hours';

/** A row of the notifications read model: facts only; the words are made when it is read. */
export const notificationRow = z.object({
  /** `<event id>:<person id>` */
  id: z.string(),
  personId,
  kind: noticeKindName,
  /** Where it opens in the app. */
  path: z.string(),
  /** The other person the sentence names. */
  aboutId: personId.nullable(),
  /** What the sentence is made from, by the names its kind declares. */
  facts: z.record(z.string(), z.string().nullable()),
  isRead: z.boolean(),
  dismissed: z.boolean(),
  /** What became of its e-mail; null while none was tried. */
  email: z.enum(['started', 'sent', 'failed', 'refused']).nullable(),
  createdAt: z.iso.datetime(),
});
export type NotificationRow = z.infer<typeof notificationRow>;

/** A notification as lists show it; `sentenceOf` makes its words. */
export const notificationView = notificationRow
  .pick({
    id: true,
    personId: true,
    kind: true,
    path: true,
    aboutId: true,
    facts: true,
    isRead: true,
    dismissed: true,
    createdAt: true,
  })
  .extend({
    /** The name of the other person; null when it is about nobody, or nobody known. */
    otherName: z.string().nullable(),
  });
export type NotificationView = z.infer<typeof notificationView>;

/** What one person chose, and up to when they marked everything as read. */
export const inboxRow = z.object({
  /** The person's id. */
  id: personId,
  readUntil: z.iso.datetime().nullable(),
  /** By the name of the kind; a kind that was never chosen is missing. */
  choices: z.record(z.string(), z.object({ app: z.boolean(), email: z.boolean() })),
  /** When e-mails are held back; null: as usual. */
  quietHours: quietHours.nullable(),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** When e-mails to the reader are held back, and where their clock is. */
export const quietHoursView = quietHours.extend({
  timeZone: z.string(),
  /** Whether the time zone is the person's own, not the organization's. */
  isOwnTimeZone: z.boolean(),
});
export type QuietHoursView = z.infer<typeof quietHoursView>;

/** One kind of thing with where its reader is told of it today. */
export const notificationChoice = z.object({
  kind: noticeKindName,
  app: z.boolean(),
  email: z.boolean(),
});
export type NotificationChoice = z.infer<typeof notificationChoice>;
