import { scheduleMeeting } from '@annals/contracts/features/meetings/commands';
import { DURATION } from '@annals/contracts/features/meetings/constants';
import { NO_DETAILS } from '@annals/contracts/features/meetings/details';
import { z } from 'zod';
import { inTheFuture } from '../../conversations/when';
import { fromLocalInput } from '../../time/local-input';
import { detailChanges, detailInputs, detailValues } from './detail-values';

const plannedMeeting = scheduleMeeting.extend({
  scheduledAt: inTheFuture(scheduleMeeting.shape.scheduledAt),
});

/** What the inputs of the schedule form hold (local time, text everywhere), turned into what the contract wants. */
export const scheduleForm = z
  .object({
    title: z.string(),
    employeeId: z.string(),
    scheduledAt: z.string(),
    duration: z.string(),
    notes: z.string(),
    ...detailInputs,
  })
  .transform(
    ({ title, employeeId, scheduledAt, duration, notes, ...details }): z.input<typeof plannedMeeting> => ({
      title,
      employeeId,
      duration,
      scheduledAt: fromLocalInput(scheduledAt),
      ...(notes.trim() !== '' && { notes }),
      ...detailChanges(detailValues(NO_DETAILS), details),
    }),
  )
  .pipe(plannedMeeting);

type ScheduleFormValues = z.input<typeof scheduleForm>;

/** The form as it opens. */
export function emptyScheduleForm(employeeId: string): ScheduleFormValues {
  return {
    title: '',
    employeeId,
    scheduledAt: '',
    duration: String(DURATION.default),
    notes: '',
    ...detailValues(NO_DETAILS),
  };
}
