import { z } from 'zod';
import { fromLocalInput, toLocalInput } from '../time/local-input';
import { whenTexts } from './texts';

const MINUTE = 60_000;

/** The contract's rule for the time of a meeting, and that it is not planned for the past; the minute that is running is not yet past. */
export function inTheFuture<Instant extends z.ZodType<string>>(instant: Instant): Instant {
  return instant.refine((chosen) => Date.parse(chosen) > Date.now() - MINUTE, whenTexts.inThePast);
}

/** What the inputs hold with which a meeting is moved: local time, text everywhere. */
export const moveInputs = { scheduledAt: z.string(), duration: z.string(), reason: z.string() };
type MoveValues = z.infer<z.ZodObject<typeof moveInputs>>;

/** The inputs filled with a meeting as it is. */
export function moveValues(meeting: { readonly scheduledAt: string; readonly duration: number }): MoveValues {
  const { scheduledAt, duration } = meeting;
  return { scheduledAt: toLocalInput(new Date(scheduledAt)), duration: String(duration), reason: '' };
}

/** What of them differs, as contracts want it: an untouched field is no change. */
export function movesBetween(before: MoveValues, after: MoveValues): Partial<MoveValues> {
  return {
    ...(after.scheduledAt !== before.scheduledAt && { scheduledAt: fromLocalInput(after.scheduledAt) }),
    ...(after.duration !== before.duration && { duration: after.duration }),
    ...(after.reason.trim() !== '' && { reason: after.reason }),
  };
}
