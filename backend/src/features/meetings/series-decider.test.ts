import type { ScheduleSeries } from '@annals/contracts/features/meetings/commands';
import {
  MeetingSeriesCarriedOut,
  MeetingSeriesChanged,
  MeetingSeriesEnded,
  MeetingSeriesHandedOver,
  MeetingSeriesScheduled,
  type NewMeetingSeriesEvent,
} from '@annals/contracts/features/meetings/events';
import { meetingSeriesId } from '@annals/contracts/features/meetings/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { describe, expect, test } from 'vitest';
import { NotFound } from '../../platform/commands/domain-error';
import { asRecorded, given } from '../../platform/commands/given';
import { AlreadyCancelled, TimeInThePast } from '../conversations/errors';
import { NotAReport, OnlyTheManager, SeriesLength } from './errors';
import { meetingSeries } from './series-decider';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${String(last)}`;
const seriesId = meetingSeriesId.parse(id(1));
const [managerId, employeeId, otherId] = [
  personId.parse(id(2)),
  personId.parse(id(3)),
  personId.parse(id(4)),
];
const asManager = { id: managerId, role: 'manager' } as const;
const of = { seriesId, employeeId };

const scheduled = MeetingSeriesScheduled.of({
  ...of,
  managerId,
  title: 'Weekly',
  firstDay: '2026-06-05',
  time: '09:30',
  timeZone: 'America/New_York',
  everyWeeks: 2,
  times: 4,
  duration: 30,
  notes: undefined,
});
const schedule = (more: Partial<ScheduleSeries> = {}) => ({
  type: 'ScheduleSeries' as const,
  seriesId,
  employeeReportsToActor: true,
  employeeId,
  title: 'Weekly',
  scheduledAt: '2026-06-05T13:30:00.000Z',
  timeZone: 'America/New_York',
  everyWeeks: 2 as const,
  duration: 30,
  times: 4,
  ...more,
});

/** What has been decided and not yet been done to the meetings. */
function stepsAfter(...events: readonly NewMeetingSeriesEvent[]) {
  const state = events.reduce(
    (so, event, index) => meetingSeries.evolve(so, asRecorded(event, index) as never),
    meetingSeries.initial,
  );
  return state.status === 'none' ? [] : state.steps;
}

describe('a series of 1:1s', () => {
  test('is scheduled by the clocks of its organizer', () => {
    given(meetingSeries).when(schedule(), asManager).then(scheduled);
  });

  test('ends with a number of times or with a day, within its limits', () => {
    const until = (day: string) => schedule({ times: undefined, until: day });
    given(meetingSeries).when(until('2026-07-17'), asManager).then(scheduled);
    given(meetingSeries).when(until('2026-06-06'), asManager).refused(SeriesLength);
    given(meetingSeries).when(until('2028-06-06'), asManager).refused(SeriesLength);
  });

  test('is with somebody who reports to the organizer, and not in the past', () => {
    given(meetingSeries)
      .when({ ...schedule(), employeeReportsToActor: false }, asManager)
      .refused(NotAReport);
    given(meetingSeries)
      .when(schedule({ scheduledAt: '2026-05-01T09:00:00.000Z' }), asManager)
      .refused(TimeInThePast);
  });

  test('schedules each meeting at the same time of these clocks', () => {
    const [step] = stepsAfter({ ...scheduled, data: { ...scheduled.data, firstDay: '2026-10-22' } });
    expect(step).toMatchObject({ decision: 1, from: 1 });
    expect(step?.commands).toMatchObject([
      { type: 'ScheduleOccurrence', scheduledAt: '2026-10-22T13:30:00.000Z', series: { number: 1, of: 4 } },
      { scheduledAt: '2026-11-05T14:30:00.000Z', series: { number: 2 } },
      { scheduledAt: '2026-11-19T14:30:00.000Z', series: { number: 3 } },
      { scheduledAt: '2026-12-03T14:30:00.000Z', series: { number: 4, everyWeeks: 2 } },
    ]);
  });

  test('changes from one meeting on; what was not said stays as it is', () => {
    const change = { type: 'ChangeSeries', from: 3, scheduledAt: '2026-07-04T18:00:00.000Z' } as const;
    const moved = { firstDay: '2026-07-04', time: '14:00', scheduledAt: '2026-07-04T18:00:00.000Z' };
    const changed = MeetingSeriesChanged.of({ ...of, from: 3, moved, reason: 'Holidays' });
    given(meetingSeries, scheduled)
      .when({ ...change, reason: 'Holidays' }, asManager)
      .then(changed);
    expect(stepsAfter(scheduled, changed)[1]?.commands).toEqual([
      { type: 'FollowSeries', scheduledAt: '2026-07-04T18:00:00.000Z', reason: 'Holidays' },
      { type: 'FollowSeries', scheduledAt: '2026-07-18T18:00:00.000Z', reason: 'Holidays' },
    ]);
  });

  test('ends before one meeting, and is not changed from there on', () => {
    const ended = MeetingSeriesEnded.of({ ...of, managerId, from: 2, reason: 'Leave' });
    const cancel = { type: 'ChangeSeries', from: 2, status: 'cancelled', reason: 'Leave' } as const;
    given(meetingSeries, scheduled).when(cancel, asManager).then(ended);
    given(meetingSeries, scheduled, ended).when(cancel, asManager).refused(AlreadyCancelled);
    expect(stepsAfter(scheduled, ended)[1]?.commands).toHaveLength(3);
  });

  test('is its manager’s to change; nobody else learns of it', () => {
    const change = { type: 'ChangeSeries', from: 1, title: 'Other' } as const;
    given(meetingSeries, scheduled)
      .when(change, { id: employeeId, role: 'employee' })
      .refused(OnlyTheManager);
    given(meetingSeries, scheduled).when(change, { id: otherId, role: 'manager' }).refused(NotFound);
  });

  test('goes to another manager from the next meeting on, and ends with the employment', () => {
    const system = { id: 'system:organisation', role: 'system' } as const;
    const now = '2026-06-20T00:00:00.000Z';
    const handOver = { type: 'HandOverSeries', managerId: otherId } as const;
    const handed = MeetingSeriesHandedOver.of({
      ...of,
      from: 3,
      fromManagerId: managerId,
      managerId: otherId,
    });
    given(meetingSeries, scheduled).when(handOver, system, now).then(handed);
    expect(stepsAfter(scheduled, handed)[1]?.commands).toHaveLength(2);
    given(meetingSeries, scheduled, handed).when(handOver, system, now).thenNothing();
    given(meetingSeries, scheduled)
      .when({ type: 'EndWithEmployment' }, system, now)
      .then(MeetingSeriesEnded.of({ ...of, managerId, from: 3, reason: 'The employee has left.' }));
    given(meetingSeries, scheduled)
      .when({ type: 'EndWithEmployment' }, system, '2026-08-01T00:00:00.000Z')
      .thenNothing();
  });

  test('knows what was decided and not yet done to its meetings', () => {
    const system = { id: 'system:meeting-series', role: 'system' } as const;
    const done = MeetingSeriesCarriedOut.of({ ...of, decisions: 1 });
    const note = { type: 'NoteCarriedOut', decisions: 1 } as const;
    given(meetingSeries, scheduled).when(note, system).then(done);
    given(meetingSeries, scheduled, done).when(note, system).thenNothing();
    expect(stepsAfter(scheduled, done)).toEqual([]);
  });
});
