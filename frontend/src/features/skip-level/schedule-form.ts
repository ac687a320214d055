import { scheduleSkipLevel } from '@annals/contracts/features/skip-level/commands';
import { SKIP_LEVEL_DURATION } from '@annals/contracts/features/skip-level/constants';
import { z } from 'zod';
import { fromLocalInput } from '../../time/local-input';
import { formTexts } from './texts';

const MINUTE = 60_000;

/** The contract's rules, and that a meeting is not planned for the past; the minute that is running is not yet past. */
const planned = scheduleSkipLevel.extend({
  scheduledAt: scheduleSkipLevel.shape.scheduledAt.refine(
    (instant) => Date.parse(instant) > Date.now() - MINUTE,
    formTexts.inThePast,
  ),
});

/** What the inputs of the form hold (local time, text everywhere), turned into what the contract wants. */
export const scheduleForm = z
  .object({ employeeId: z.string(), scheduledAt: z.string(), duration: z.string() })
  .transform(({ scheduledAt, ...rest }): z.input<typeof planned> => ({
    ...rest,
    scheduledAt: fromLocalInput(scheduledAt),
  }))
  .pipe(planned);

export type ScheduleFormValues = z.input<typeof scheduleForm>;

/** The form as it opens. */
export const EMPTY_FORM: ScheduleFormValues = {
  employeeId: '',
  scheduledAt: '',
  duration: String(SKIP_LEVEL_DURATION.default),
};
