import type { ChangeFollowing, ScheduleSeries } from '@annals/contracts/features/meetings/commands';
import type { Rhythm } from '@annals/contracts/features/meetings/constants';
import {
  detailsAfter,
  detailWords,
  NO_DETAILS,
  type MeetingDetails,
} from '@annals/contracts/features/meetings/details';
import type { MeetingSeriesEvent } from '@annals/contracts/features/meetings/events';
import type { MeetingSeriesId } from '@annals/contracts/features/meetings/ids';
import { occurrenceAt, type SeriesTimes } from '@annals/contracts/features/meetings/series';
import { readable } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { changed, type Evolutions } from '../../platform/commands/decider';
import type { OccurrenceCommand } from './meeting';

/** Everything somebody can want of a series of 1:1s. */
export type SeriesCommand =
  | ({ type: 'ScheduleSeries'; seriesId: MeetingSeriesId; employeeReportsToActor: boolean } & ScheduleSeries)
  /** @property from the number of the first 1:1 that it concerns */
  | ({ type: 'ChangeSeries'; from: number } & ChangeFollowing)
  | { type: 'HandOverSeries'; managerId: PersonId }
  | { type: 'EndWithEmployment' }
  | { type: 'NoteCarriedOut'; decisions: number };

/** What a decision about a series means for its 1:1s from one number on. */
export interface SeriesStep {
  /** Which decision about the series it is; the first is 1. */
  readonly decision: number;
  readonly from: number;
  /** One for each of them, in order. */
  readonly commands: readonly OccurrenceCommand[];
}

/** What later decisions rest on. */
export interface ExistingSeries {
  readonly status: 'running';
  readonly seriesId: MeetingSeriesId;
  readonly managerId: PersonId;
  readonly employeeId: PersonId;
  readonly timeZone: string;
  readonly everyWeeks: Rhythm;
  /** How many it was scheduled with, and how many of them are left: the others were cancelled together. */
  readonly of: number;
  readonly left: number;
  /** When each of them is, by its number less one. */
  readonly instants: readonly string[];
  readonly title: string;
  readonly duration: number;
  readonly details: MeetingDetails;
  readonly decisions: number;
  /** What has been decided and not yet been done to the 1:1s. */
  readonly steps: readonly SeriesStep[];
}

export type SeriesState = { readonly status: 'none' } | ExistingSeries;

/** The state after a decision, with what it means for the 1:1s from a number on. */
function decided(
  series: ExistingSeries,
  from: number,
  commandFor: (scheduledAt: string, number: number) => OccurrenceCommand,
): ExistingSeries {
  const decision = series.decisions + 1;
  const commands = series.instants
    .slice(from - 1)
    .map((scheduledAt, index) => commandFor(scheduledAt, from + index));
  return { ...series, decisions: decision, steps: [...series.steps, { decision, from, commands }] };
}

export const evolveSeries: Evolutions<SeriesState, MeetingSeriesEvent> = {
  MeetingSeriesScheduled: (_, { data }) => {
    const { seriesId: id, managerId, employeeId, timeZone, everyWeeks, times: of, duration } = data;
    const title = readable(data.title);
    const scheduled: ExistingSeries = {
      status: 'running',
      seriesId: id,
      managerId,
      employeeId,
      timeZone,
      everyWeeks,
      of,
      left: of,
      instants: instantsOf(data, of),
      title,
      duration,
      details: detailsAfter(NO_DETAILS, data),
      decisions: 0,
      steps: [],
    };
    return decided(scheduled, 1, (scheduledAt, number) => ({
      type: 'ScheduleOccurrence',
      managerId,
      employeeId,
      title,
      scheduledAt,
      duration,
      ...(data.notes !== undefined && { notes: readable(data.notes) }),
      ...detailWords(data),
      series: { id, number, of, everyWeeks },
    }));
  },
  MeetingSeriesChanged: (state, { data }) => {
    if (state.status === 'none') return state;
    const { from, moved } = data;
    const changes = {
      ...(data.title !== undefined && { title: readable(data.title) }),
      ...(data.duration !== undefined && { duration: data.duration }),
    };
    const changed: ExistingSeries = {
      ...state,
      ...changes,
      details: detailsAfter(state.details, data),
      ...(moved && {
        instants: [
          ...state.instants.slice(0, from - 1),
          ...instantsOf({ ...state, ...moved }, state.of - from + 1),
        ],
      }),
    };
    return decided(changed, from, (scheduledAt) => ({
      type: 'FollowSeries',
      ...changes,
      ...detailWords(data),
      ...(moved && { scheduledAt }),
      ...(data.reason !== undefined && { reason: readable(data.reason) }),
    }));
  },
  MeetingSeriesEnded: (state, { data: { from, reason } }) =>
    state.status === 'none'
      ? state
      : decided({ ...state, left: Math.min(state.left, from - 1) }, from, () => ({
          type: 'FollowSeries',
          status: 'cancelled',
          ...(reason !== undefined && { reason: readable(reason) }),
        })),
  MeetingSeriesHandedOver: (state, { data: { from, managerId } }) =>
    state.status === 'none'
      ? state
      : decided({ ...state, managerId }, from, () => ({ type: 'HandOverMeeting', managerId })),
  MeetingSeriesCarriedOut: (state, { data: { decisions } }) =>
    changed(state, ({ steps }) => ({ steps: steps.filter(({ decision }) => decision > decisions) })),
};

/** When the 1:1s are. @param times of the first of them */
function instantsOf(times: SeriesTimes, count: number): string[] {
  return Array.from({ length: count }, (_, index) => occurrenceAt(times, index + 1));
}
