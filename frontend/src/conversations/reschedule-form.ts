import { NO_DETAILS, type MeetingDetails } from '@annals/contracts/features/meetings/details';
import type { SeriesPlace } from '@annals/contracts/features/meetings/series-place';
import { z } from 'zod';
import { fromLocalInput, toLocalInput } from '../time/local-input';
import { detailChanges, detailInputs, detailValues } from './detail-values';

const inputs = z.object({
  title: z.string(),
  scheduledAt: z.string(),
  duration: z.string(),
  reason: z.string(),
  ...detailInputs,
});

/** What the inputs hold with which a meeting is moved: local time, text everywhere. */
export type RescheduleValues = z.input<typeof inputs>;

/** What of them was changed. */
export type RescheduleChanges = Partial<Record<Exclude<keyof RescheduleValues, 'duration'>, string>> & {
  readonly duration?: unknown;
};

/** A meeting as far as the form can change it; a skip-level meeting has neither title nor details nor series. */
export interface Movable extends Partial<MeetingDetails> {
  readonly id: string;
  readonly employeeId: string;
  readonly scheduledAt: string;
  readonly duration: number;
  readonly title?: string;
  readonly series?: SeriesPlace | null;
}

/** The form filled with the meeting as it is. */
export function rescheduleValues(meeting: Omit<Movable, 'id' | 'employeeId'>): RescheduleValues {
  return {
    title: meeting.title ?? '',
    scheduledAt: toLocalInput(new Date(meeting.scheduledAt)),
    duration: String(meeting.duration),
    reason: '',
    ...detailValues({ ...NO_DETAILS, ...meeting }),
  };
}

/** Turns the inputs into what has changed, checked with the rules of a contract. */
export function rescheduleForm<Sent>(meeting: Movable, contract: z.ZodType<Sent, RescheduleChanges>) {
  const before = rescheduleValues(meeting);
  return inputs.transform((after) => changesBetween(before, after)).pipe(contract);
}

/** What differs, as contracts want it: an untouched field is no change. */
export function changesBetween(before: RescheduleValues, after: RescheduleValues): RescheduleChanges {
  return {
    ...(after.title !== before.title && { title: after.title }),
    ...(after.scheduledAt !== before.scheduledAt && { scheduledAt: fromLocalInput(after.scheduledAt) }),
    ...(after.duration !== before.duration && { duration: after.duration }),
    ...(after.reason.trim() !== '' && { reason: after.reason }),
    ...detailChanges(before, after),
  };
}
