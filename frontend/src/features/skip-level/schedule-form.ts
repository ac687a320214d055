import { scheduleSkipLevel } from '@annals/contracts/features/skip-level/commands';
import { SKIP_LEVEL_DURATION } from '@annals/contracts/features/skip-level/constants';
import { z } from 'zod';
import { inTheFuture } from '../../conversations/when';
import { fromLocalInput } from '../../time/local-input';

const planned = scheduleSkipLevel.extend({
  scheduledAt: inTheFuture(scheduleSkipLevel.shape.scheduledAt),
});

/** What the inputs of the form hold (local time, text everywhere), turned into what the contract wants. */
export const scheduleForm = z
  .object({ employeeId: z.string(), scheduledAt: z.string(), duration: z.string() })
  .transform(({ scheduledAt, ...rest }): z.input<typeof planned> => ({
    ...rest,
    scheduledAt: fromLocalInput(scheduledAt),
  }))
  .pipe(planned);

type ScheduleFormValues = z.input<typeof scheduleForm>;

/** The form as it opens. */
export const EMPTY_FORM: ScheduleFormValues = {
  employeeId: '',
  scheduledAt: '',
  duration: String(SKIP_LEVEL_DURATION.default),
};
