import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { msg } from '../../kernel/text';

/** In which part a person takes: named in the event, acting, or either. */
export const PERSON_PARTS = ['either', 'subject', 'actor'] as const;

const instant = (message: string) => z.iso.datetime({ offset: true, error: message });

/** What narrows the events an auditor sees. It is in the address of the explorer, in saved searches and in samples. */
export const eventFilter = z.strictObject({
  person: personId.optional(),
  as: z.enum(PERSON_PARTS, msg('A person is a subject, an actor or either')).optional(),
  /** A category of streams. */
  feature: z.string().max(60).optional(),
  type: z.string().max(80).optional(),
  /** The role the actor had; `system` for automatic acts. */
  role: z.string().max(20).optional(),
  stream: z.string().max(200).optional(),
  /** A command's id: everything that followed from one intention. */
  command: z.string().max(80).optional(),
  /** Happened at this moment or later. */
  from: instant(msg('Please give the start as a date and a time')).optional(),
  /** Happened before this moment. */
  until: instant(msg('Please give the end as a date and a time')).optional(),
  /** Words in the event's values, those that are not personal. */
  text: z.string().trim().min(1).max(200).optional(),
});
export type EventFilter = z.infer<typeof eventFilter>;

/** What the explorer shows: the filter, and whether automatic acts are left out. That is a way of looking, and no part of what is kept. */
export const eventQuery = eventFilter.extend({ system: z.literal('hidden').optional() });
export type EventQuery = z.infer<typeof eventQuery>;
