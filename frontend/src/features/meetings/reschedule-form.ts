import { changeMeeting } from '@annals/contracts/features/meetings/commands';
import type { MeetingDetails } from '@annals/contracts/features/meetings/details';
import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { z } from 'zod';
import { moveInputs, movesBetween, moveValues } from '../../conversations/when';
import { detailChanges, detailInputs, detailValues } from './detail-values';

const inputs = z.object({ title: z.string(), ...moveInputs, ...detailInputs });

/** What the inputs of the form that changes a meeting hold. */
export type RescheduleFormValues = z.input<typeof inputs>;

/** What of a meeting the form can change. */
export type Changeable = Pick<MeetingView, 'title' | 'scheduledAt' | 'duration'> & MeetingDetails;

/** The form filled with the meeting as it is. */
export function rescheduleFormOf(meeting: Changeable): RescheduleFormValues {
  return { title: meeting.title, ...moveValues(meeting), ...detailValues(meeting) };
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
    ...movesBetween(before, after),
    ...detailChanges(before, after),
  };
}
