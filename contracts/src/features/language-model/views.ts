import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { wordingId } from './ids';
import { WORDED_SUBJECTS, WORDING_STATUSES } from './constants';

/** How often the language model was asked, and what it took, in a day or a month (UTC), beside what is allowed. */
const use = z.object({
  calls: z.number().int(),
  tokens: z.number().int(),
  mostCalls: z.number().int(),
  mostTokens: z.number().int(),
});
export type LanguageModelUse = z.infer<typeof use>;

/** The language model as administrators see it. */
export const languageModelView = z.object({
  /** What is configured; null: nothing is. The key is never told. */
  endpoint: z.object({ host: z.string(), model: z.string(), secondsAtMost: z.number() }).nullable(),
  /** Whether it puts anything into other words now: it is configured, and was switched on for this very host and model. */
  isOn: z.boolean(),
  /** The last turn of the switch; null: it was never touched. */
  switched: z
    .object({
      isOn: z.boolean(),
      host: z.string(),
      model: z.string(),
      at: z.string(),
      byName: z.string(),
      reason: z.string().nullable(),
    })
    .nullable(),
  today: use.nullable(),
  thisMonth: use.nullable(),
});
export type LanguageModelView = z.infer<typeof languageModelView>;

/** A row of the switch. */
export const languageModelRow = z.object({
  id: z.string(),
  isOn: z.boolean(),
  host: z.string(),
  model: z.string(),
  switchedAt: z.iso.datetime(),
  switchedBy: z.string(),
  reason: z.string().nullable(),
});
export type LanguageModelRow = z.infer<typeof languageModelRow>;

/** One thing that a language model was asked to put into other words, as it is after the last attempt. */
export const wordingRow = z.object({
  id: wordingId,
  employeeId: personId,
  subject: z.enum(WORDED_SUBJECTS),
  subjectId: z.uuid(),
  status: z.enum(WORDING_STATUSES),
  attempts: z.number().int(),
  host: z.string(),
  model: z.string(),
  sent: z.string(),
  received: z.string().nullable(),
  /** Why its words were dropped, or why there was no answer. */
  because: z.array(z.string()),
  tokens: z.number().int().nullable(),
  milliseconds: z.number().int().nullable(),
  askedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type WordingRow = z.infer<typeof wordingRow>;

/** The same for administrators: what was sent and received, and not for whom. */
export const wordingView = wordingRow.pick({
  id: true,
  subject: true,
  status: true,
  attempts: true,
  host: true,
  model: true,
  sent: true,
  received: true,
  because: true,
  tokens: true,
  milliseconds: true,
  askedAt: true,
  settledAt: true,
});
export type WordingView = z.infer<typeof wordingView>;
