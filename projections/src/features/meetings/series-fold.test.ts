import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { meetingSeriesEvents } from '@annals/contracts/features/meetings/events';
import { expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { meetingSeries } from './series-fold';

const seriesId = '018f0000-0000-7000-8000-000000000001';
const at = '2026-06-01T12:00:00.000Z';

function happened(type: (typeof meetingSeriesEvents)[number]['type'], data: object): RecordedEvent {
  return {
    id: type,
    type,
    stream: `meetingSeries-${seriesId}`,
    revision: 0n,
    position: 1n,
    recordedAt: at,
    data: { seriesId, employeeId: 'employee', managerId: 'manager', ...data },
    metadata: { commandId: 'c', correlationId: 'c', actorId: 'a', actorRole: 'manager', occurredAt: at },
  };
}
const scheduled = happened('MeetingSeriesScheduled', {
  title: 'Weekly',
  firstDay: '2026-06-05',
  time: '09:30',
  timeZone: 'Europe/Berlin',
  everyWeeks: 2,
  times: 4,
  duration: 30,
});
const rowAfter = (...events: readonly RecordedEvent[]) =>
  foldInMemory(meetingSeries, [scheduled, ...events]).get(seriesId);

test('knows until when there are meetings', () => {
  expect(rowAfter()).toMatchObject({
    firstAt: '2026-06-05T07:30:00.000Z',
    lastAt: '2026-07-17T07:30:00.000Z',
  });
  const moved = { firstDay: '2026-07-04', time: '14:00', scheduledAt: '2026-07-04T12:00:00.000Z' };
  expect(rowAfter(happened('MeetingSeriesChanged', { from: 3, moved }))).toMatchObject({
    lastAt: '2026-07-18T12:00:00.000Z',
  });
  expect(rowAfter(happened('MeetingSeriesEnded', { from: 2 }))).toMatchObject({
    times: 1,
    lastAt: '2026-06-05T07:30:00.000Z',
  });
});

test('is due from each decision until it is carried out', () => {
  const ended = happened('MeetingSeriesEnded', { from: 2 });
  const carriedOut = (decisions: number) => happened('MeetingSeriesCarriedOut', { decisions });
  expect(rowAfter()).toMatchObject({ isDue: true });
  expect(rowAfter(carriedOut(1))).toMatchObject({ isDue: false });
  expect(rowAfter(carriedOut(1), ended)).toMatchObject({ isDue: true });
  expect(rowAfter(ended, carriedOut(1))).toMatchObject({ isDue: true });
  expect(rowAfter(ended, carriedOut(2))).toMatchObject({ isDue: false });
});

test('is with the manager of today', () => {
  const handed = happened('MeetingSeriesHandedOver', {
    managerId: 'other',
    fromManagerId: 'manager',
    from: 2,
  });
  expect(rowAfter(handed)).toMatchObject({ managerId: 'other', isDue: true });
});
