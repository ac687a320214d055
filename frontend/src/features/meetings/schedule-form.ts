import {
  scheduleMeeting,
  scheduleSeries,
  type ScheduleMeeting,
  type ScheduleSeries,
} from '@annals/contracts/features/meetings/commands';
import { DURATION, SERIES_LENGTH } from '@annals/contracts/features/meetings/constants';
import { NO_DETAILS } from '@annals/contracts/features/meetings/details';
import { timesUntil } from '@annals/contracts/features/meetings/series';
import { z } from 'zod';
import { detailChanges, detailInputs, detailValues } from '../../conversations/detail-values';
import { inTheFuture } from '../../conversations/when';
import { fromLocalInput } from '../../time/local-input';
import { shownTimeZone } from '../../time/shown-zone';

/** How a series ends. */
export const SERIES_ENDS = ['times', 'until'] as const;

const inTime = { scheduledAt: inTheFuture(scheduleMeeting.shape.scheduledAt) };
const plannedMeeting = scheduleMeeting.extend(inTime);
const plannedSeries = scheduleSeries.safeExtend(inTime);

const inputs = z.object({
  title: z.string(),
  employeeId: z.string(),
  scheduledAt: z.string(),
  duration: z.string(),
  notes: z.string(),
  ...detailInputs,
  /** The weeks between two of a series; empty for one by itself. */
  everyWeeks: z.string(),
  ends: z.enum(SERIES_ENDS),
  times: z.string(),
  until: z.string(),
});
export type ScheduleValues = z.input<typeof inputs>;

/** What the inputs of the schedule form hold (local time, text everywhere), turned into what the contract of a meeting, or of a series, wants. */
export const scheduleForm = inputs.transform((values, context): ScheduleMeeting | ScheduleSeries => {
  const { title, employeeId, scheduledAt, duration, notes, everyWeeks, ends, times, until } = values;
  const meeting = {
    title,
    employeeId,
    duration,
    scheduledAt: fromLocalInput(scheduledAt),
    ...(notes.trim() !== '' && { notes }),
    ...detailChanges(detailValues(NO_DETAILS), values),
  };
  const checked =
    everyWeeks === ''
      ? plannedMeeting.safeParse(meeting)
      : plannedSeries.safeParse({
          ...meeting,
          everyWeeks,
          timeZone: shownTimeZone(),
          ...(ends === 'times' ? { times } : { until }),
        });
  if (checked.success) return checked.data;
  for (const { path, message } of checked.error.issues)
    context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});

/** How the series that is filled in repeats; undefined for a meeting by itself, and while that cannot be said. */
export function repeatsOf(values: ScheduleValues): { everyWeeks: number; times: number } | undefined {
  const everyWeeks = Number(values.everyWeeks);
  const firstDay = values.scheduledAt.slice(0, 10);
  if (values.everyWeeks === '' || firstDay === '') return undefined;
  const times =
    values.ends === 'times'
      ? Number(values.times)
      : values.until === ''
        ? 0
        : timesUntil(firstDay, values.until, everyWeeks);
  const { fewest, most } = SERIES_LENGTH;
  return Number.isInteger(times) && times >= fewest && times <= most ? { everyWeeks, times } : undefined;
}

/** The form as it opens. */
export function emptyScheduleForm(employeeId: string): ScheduleValues {
  return {
    title: '',
    employeeId,
    scheduledAt: '',
    duration: String(DURATION.default),
    notes: '',
    ...detailValues(NO_DETAILS),
    everyWeeks: '',
    ends: 'times',
    times: String(SERIES_LENGTH.default),
    until: '',
  };
}
