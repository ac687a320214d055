import { SERIES_LENGTH } from '@annals/contracts/features/meetings/constants';
import { changedDetails, NO_DETAILS } from '@annals/contracts/features/meetings/details';
import {
  MeetingSeriesCarriedOut,
  MeetingSeriesChanged,
  MeetingSeriesEnded,
  MeetingSeriesHandedOver,
  MeetingSeriesScheduled,
  type MeetingSeriesEvent,
  type NewMeetingSeriesEvent,
} from '@annals/contracts/features/meetings/events';
import { timesUntil } from '@annals/contracts/features/meetings/series';
import { localTimeIn } from '@annals/contracts/kernel/local-time';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { AlreadyCancelled } from '../conversations/errors';
import { NotAReport, OnlyTheManager, SeriesLength } from './errors';
import { refusePast } from './guards';
import { evolveSeries, type ExistingSeries, type SeriesCommand, type SeriesState } from './series';

/** The rules of series of 1:1s. What is decided here is done to each 1:1 by `carryOut`. */
export const meetingSeries = decider<SeriesState, SeriesCommand, MeetingSeriesEvent, NewMeetingSeriesEvent>({
  category: 'meetingSeries',
  initial: { status: 'none' },
  evolve: evolveSeries,
  decide: {
    ScheduleSeries(command, state, { actor, now }) {
      if (state.status !== 'none') return [];
      const { seriesId, employeeId, title, scheduledAt, timeZone, everyWeeks, duration, notes } = command;
      if (!command.employeeReportsToActor) throw new NotAReport();
      refusePast(scheduledAt, now);
      const { firstDay, time } = movedTo(timeZone, scheduledAt);
      const times = command.times ?? timesUntil(firstDay, command.until ?? firstDay, everyWeeks);
      if (times < SERIES_LENGTH.fewest || times > SERIES_LENGTH.most) throw new SeriesLength();
      return [
        MeetingSeriesScheduled.of({
          seriesId,
          managerId: actor.id,
          employeeId,
          title,
          firstDay,
          time,
          timeZone,
          everyWeeks,
          times,
          duration,
          notes: notes || undefined,
          ...changedDetails(NO_DETAILS, command),
        }),
      ];
    },

    ChangeSeries(command, state, { actor, now }) {
      const series = heldBy(actor, state);
      const { from, status, title, scheduledAt, duration, reason: why } = command;
      if (from > series.left) throw new AlreadyCancelled('meetings.meeting-already-cancelled');
      const { seriesId, employeeId, managerId, timeZone } = series;
      const of = { seriesId, employeeId, from };
      const reason = why || undefined;
      if (status === 'cancelled') return [MeetingSeriesEnded.of({ ...of, managerId, reason })];
      if (scheduledAt !== undefined) refusePast(scheduledAt, now);
      const changed = MeetingSeriesChanged.of({
        ...of,
        moved: scheduledAt === undefined ? undefined : movedTo(timeZone, scheduledAt),
        duration,
        title,
        ...changedDetails(series.details, command),
        reason,
      });
      return [changed];
    },

    /** The manager the employee reports to now holds what is still planned; what took place stays with those who were there. */
    HandOverSeries({ managerId }, state, { now }) {
      const from = next(state, now);
      if (state.status === 'none' || from === 0 || state.managerId === managerId) return [];
      const { seriesId, employeeId, managerId: fromManagerId } = state;
      return [MeetingSeriesHandedOver.of({ seriesId, employeeId, from, fromManagerId, managerId })];
    },

    /** The employee has left: what is still planned will not take place. */
    EndWithEmployment(_, state, { now }) {
      const from = next(state, now);
      if (state.status === 'none' || from === 0) return [];
      const { seriesId, employeeId, managerId } = state;
      return [
        MeetingSeriesEnded.of({ seriesId, employeeId, managerId, from, reason: 'The employee has left.' }),
      ];
    },

    NoteCarriedOut({ decisions }, state) {
      if (state.status === 'none' || !state.steps.some(({ decision }) => decision <= decisions)) return [];
      const { seriesId, employeeId } = state;
      return [MeetingSeriesCarriedOut.of({ seriesId, employeeId, decisions })];
    },
  },
});

/** What the clocks of a series show at an instant. */
function movedTo(timeZone: string, scheduledAt: string) {
  const { day: firstDay, time } = localTimeIn(timeZone, Date.parse(scheduledAt));
  return { firstDay, time, scheduledAt };
}

/** The series, if the actor holds it; somebody who does not take part does not learn that it exists. */
function heldBy(actor: Actor, state: SeriesState): ExistingSeries {
  if (state.status === 'none') throw new NotFound('This series');
  if (actor.id === state.managerId) return state;
  throw actor.id === state.employeeId ? new OnlyTheManager() : new NotFound('This series');
}

/** The number of the first 1:1 that is still to come; 0 when there is none. */
function next(state: SeriesState, now: string): number {
  if (state.status === 'none') return 0;
  return state.instants.slice(0, state.left).findIndex((scheduledAt) => scheduledAt > now) + 1;
}
