import { changeMeeting } from '@annals/contracts/features/meetings/commands';
import type { MeetingDetails } from '@annals/contracts/features/meetings/details';
import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { z } from 'zod';
import { detailChanges, detailInputs, detailValues } from './detail-values';
import { fromLocalInput, toLocalInput } from '../../time/local-input';

const inputs = z.object({
  title: z.string(),
  scheduledAt: z.string(),
  duration: z.string(),
  reason: z.string(),
  ...detailInputs,
});

/** What the inputs of the form that changes a meeting hold. */
export type RescheduleFormValues = z.input<typeof inputs>;

/** What of a meeting the form can change. */
export type Changeable = Pick<MeetingView, 'title' | 'scheduledAt' | 'duration'> & MeetingDetails;

/** The form filled with the meeting as it is. */
export function rescheduleFormOf({
  title,
  scheduledAt,
  duration,
  ...details
}: Changeable): RescheduleFormValues {
  return {
    title,
    scheduledAt: toLocalInput(new Date(scheduledAt)),
    duration: String(duration),
    reason: '',
    ...detailValues(details),
  };
}

/** Turns the inputs into what has changed, checked with the contract's rules. */
export function rescheduleForm(meeting: Changeable) {
  const before = rescheduleFormOf(meeting);
  return inputs.transform((after) => changesBetween(before, after)).pipe(changeMeeting);
}

/** What differs, as the contract wants it: an untouched field is no change. */
export function changesBetween(
  before: RescheduleFormValues,
  after: RescheduleFormValues,
): z.input<typeof changeMeeting> {
  return {
    ...(after.title !== before.title && { title: after.title }),
    ...(after.scheduledAt !== before.scheduledAt && { scheduledAt: fromLocalInput(after.scheduledAt) }),
    ...(after.duration !== before.duration && { duration: after.duration }),
    ...detailChanges(before, after),
    ...(after.reason.trim() !== '' && { reason: after.reason }),
  };
}
