import { changeSkipLevel } from '@annals/contracts/features/skip-level/commands';
import type { SkipLevelView } from '@annals/contracts/features/skip-level/views';
import { z } from 'zod';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';

const inputs = z.object({ scheduledAt: z.string(), duration: z.string(), reason: z.string() });

/** What the inputs of the form that moves a meeting hold. */
export type RescheduleFormValues = z.input<typeof inputs>;

/** What of a meeting the form can change. */
export type Movable = Pick<SkipLevelView, 'id' | 'employeeId' | 'scheduledAt' | 'duration'>;

/** The form filled with the meeting as it is. */
export function rescheduleFormOf({ scheduledAt, duration }: Movable): RescheduleFormValues {
  return { scheduledAt: toLocalInput(new Date(scheduledAt)), duration: String(duration), reason: '' };
}

/** Turns the inputs into what has changed (an untouched field is no change), checked with the contract's rules. */
export function rescheduleForm(meeting: Movable) {
  const before = rescheduleFormOf(meeting);
  return inputs
    .transform((after): z.input<typeof changeSkipLevel> => ({
      ...(after.scheduledAt !== before.scheduledAt && { scheduledAt: fromLocalInput(after.scheduledAt) }),
      ...(after.duration !== before.duration && { duration: after.duration }),
      ...(after.reason.trim() !== '' && { reason: after.reason }),
    }))
    .pipe(changeSkipLevel);
}
