import { changeSkipLevel } from '@annals/contracts/features/skip-level/commands';
import type { SkipLevelView } from '@annals/contracts/features/skip-level/views';
import { z } from 'zod';
import { moveInputs, movesBetween, moveValues } from '../../../conversations/when';

/** What of a meeting the form can change. */
export type Movable = Pick<SkipLevelView, 'id' | 'employeeId' | 'scheduledAt' | 'duration'>;

/** The form filled with the meeting as it is. */
export const rescheduleFormOf = (meeting: Movable) => moveValues(meeting);

/** Turns the inputs into what has changed (an untouched field is no change), checked with the contract's rules. */
export function rescheduleForm(meeting: Movable) {
  const before = moveValues(meeting);
  return z
    .object(moveInputs)
    .transform((after): z.input<typeof changeSkipLevel> => movesBetween(before, after))
    .pipe(changeSkipLevel);
}
