import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import { calendarDay } from '../../kernel/calendar-day';
import { reason } from '../../kernel/reason';
import { msg, t } from '../../kernel/text';
import { isTimeZone } from '../../kernel/time-zone';
import { DURATION, RHYTHMS, SERIES_LENGTH } from './constants';
import { DETAIL_NAMES, detailInputs } from './details';
import { meetingSeriesId } from './ids';

const title = z
  .string(msg('Title is required'))
  .trim()
  .min(1, msg('Title is required'))
  .max(200, msg('Title cannot exceed 200 characters'));
/** When a meeting of two is; its zone is not kept. */
export const meetingInstant = z.iso
  .datetime({ offset: true, error: msg('Please select a date and time') })
  .transform((instant) => new Date(instant).toISOString());
/** Minutes. */
export const meetingDuration = enteredNumber(
  z
    .int(msg('Duration is a whole number of minutes'))
    .min(DURATION.minimum, msg('Duration must be at least 15 minutes'))
    .max(DURATION.maximum, msg('Duration cannot exceed 4 hours')),
  msg('Duration must be at least 15 minutes'),
);
const notes = z.string().trim().max(10_000, msg('Notes cannot exceed 10,000 characters'));
const itemText = z
  .string(msg('Please write what it is about'))
  .trim()
  .min(1, msg('Please write what it is about'))
  .max(500, msg('Please stay below 500 characters'));

/** The schedule form and the body of `POST /api/meetings`, with the specification's messages. */
export const scheduleMeeting = z.strictObject({
  title,
  employeeId: z.uuid(msg('Please select an employee')).brand<'PersonId'>(),
  scheduledAt: meetingInstant,
  duration: meetingDuration.default(DURATION.default),
  notes: notes.optional(),
  ...detailInputs,
});
export type ScheduleMeeting = z.infer<typeof scheduleMeeting>;

/** What the form that moves a meeting sends: the changed fields. */
export const moveMeeting = z.strictObject({
  title: title.optional(),
  scheduledAt: meetingInstant.optional(),
  duration: meetingDuration.optional(),
  ...detailInputs,
  /** Why it changes; kept in the history. */
  reason: reason.optional(),
});

/** The body of `PATCH /api/meetings/:meetingId`: the changed fields, at least one. */
export const changeMeeting = z
  .strictObject({
    ...moveMeeting.shape,
    notes: notes.optional(),
    status: z.enum(['completed', 'cancelled'], msg('A meeting can be completed or cancelled')).optional(),
  })
  .refine(({ reason: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: () =>
      t('Say what changes: {fields}', {
        fields: ['title', 'scheduledAt', 'duration', ...DETAIL_NAMES, 'notes', 'status'].join(', '),
      }),
  });
export type ChangeMeeting = z.infer<typeof changeMeeting>;

const everyWeeks = enteredNumber(
  z.number().pipe(z.literal(RHYTHMS, msg('A series repeats every week, every two or every four weeks'))),
  msg('Please choose how often'),
);
const timeZone = z.string().max(100).refine(isTimeZone, msg('This is no time zone'));
const seriesLength = { error: () => t('A series has {fewest} to {most} meetings', SERIES_LENGTH) };
const times = enteredNumber(
  z.int(seriesLength).min(SERIES_LENGTH.fewest, seriesLength).max(SERIES_LENGTH.most, seriesLength),
  seriesLength,
);

/** The body of `POST /api/meeting-series`: a 1:1 that is repeated a number of times, or until a day. */
export const scheduleSeries = z
  .strictObject({
    ...scheduleMeeting.shape,
    everyWeeks,
    /** Whose clocks always show the time of the first one. */
    timeZone,
    times: times.optional(),
    /** The last day on which there may be one. */
    until: calendarDay().optional(),
  })
  .refine(({ times: count, until }) => (count === undefined) !== (until === undefined), {
    error: msg('Say how many times, or until which day'),
    path: ['times'],
  });
export type ScheduleSeries = z.infer<typeof scheduleSeries>;

/** The body of `PATCH /api/meetings/:meetingId/following`: what changes for one 1:1 of a series and all that follow it. */
export const changeFollowing = z
  .strictObject({
    /** Its time is that of this one; the following keep their distance. */
    ...moveMeeting.shape,
    status: z.literal('cancelled', msg('A series can be cancelled')).optional(),
  })
  .refine(({ reason: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: () =>
      t('Say what changes: {fields}', {
        fields: ['title', 'scheduledAt', 'duration', ...DETAIL_NAMES, 'status'].join(', '),
      }),
  });
export type ChangeFollowing = z.infer<typeof changeFollowing>;

/** A time that is thought of for a meeting, or for a series of them: what else the two have then. */
export const plannedTime = z.strictObject({
  employeeId: z.uuid(msg('Please select an employee')).brand<'PersonId'>(),
  scheduledAt: meetingInstant,
  duration: meetingDuration,
  /** The meeting that is to move: it does not overlap itself. */
  except: z.uuid(msg('This is not the id of a meeting')).optional(),
  /** As `except`, for all meetings of a series. */
  exceptSeries: meetingSeriesId.optional(),
  /** Of a series: how often, how many times, and whose clocks it goes by. */
  everyWeeks: everyWeeks.optional(),
  times: times.optional(),
  timeZone: timeZone.optional(),
});
export type PlannedTime = z.infer<typeof plannedTime>;

export const addAgendaItem = z.strictObject({ text: itemText });

export const agreeActionItem = z.strictObject({
  text: itemText,
  ownerId: z.uuid(msg('Please choose who does it')).brand<'PersonId'>(),
  dueDate: calendarDay().optional(),
});
export type AgreeActionItem = z.infer<typeof agreeActionItem>;

/** The body of the route that ticks an agenda item off, or takes the tick back. */
export const setAgendaItem = z.strictObject({ discussed: z.boolean(msg('Say whether it was discussed')) });

/** The body of the routes that tick an action item off, or take the tick back. */
export const setActionItem = z.strictObject({ done: z.boolean(msg('Say whether it is done')) });
