import { ERASED } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { checkInId } from '@annals/contracts/features/wellbeing/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { WellbeingCheckInSubmitted } from '@annals/contracts/features/wellbeing/events';
import { v5 } from 'uuid';
import { expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import { wellbeingCheckIns } from './check-ins-fold';
import { wellbeingWeeks } from './weeks-fold';

const uuid = (name: string) => v5(name, '6d3b3f0a-6f0c-5b43-9d5f-6c2b2d3f8e11');
const person = (name: string) => personId.parse(uuid(name));
let position = 0n;

function submitted(who: string, managerName: string | null, at: string, score: number): RecordedEvent {
  position += 1n;
  const id = checkInId.parse(uuid(`${who} ${at}`));
  const event = WellbeingCheckInSubmitted.of({
    checkInId: id,
    employeeId: person(who),
    managerId: managerName === null ? null : person(managerName),
    overallWellbeing: score,
    workLifeBalance: score,
    stressLevel: score,
    jobSatisfaction: score,
    workload: score,
    teamRelationships: score,
    feedback: 'Fine',
  });
  const metadata = {
    commandId: id,
    correlationId: id,
    actorId: person(who),
    actorRole: 'employee',
    occurredAt: at,
  };
  return {
    ...event,
    id: uuid(`event ${id}`),
    stream: `wellbeingCheckIn-${id}`,
    revision: 0n,
    position,
    recordedAt: at,
    metadata,
  };
}

const erased = (event: RecordedEvent): RecordedEvent => {
  const scores = [
    'overallWellbeing',
    'workLifeBalance',
    'stressLevel',
    'jobSatisfaction',
    'workload',
    'teamRelationships',
    'feedback',
    'concerns',
    'suggestions',
  ];
  return {
    ...event,
    data: { ...(event.data as object), ...Object.fromEntries(scores.map((name) => [name, ERASED])) },
  };
};

// Monday to Sunday, and the Monday after.
const monday = '2026-03-02T00:00:00.000Z';
const sunday = '2026-03-08T23:59:59.999Z';
const nextMonday = '2026-03-09T00:00:00.000Z';

test('a week of a team sums what its people answered from Monday to Sunday, and counts each of them once', () => {
  const rows = foldInMemory(wellbeingWeeks, [
    submitted('ada', 'grace', monday, 4),
    submitted('ada', 'grace', '2026-03-05T10:00:00.000Z', 6),
    submitted('ben', 'grace', sunday, 8),
    submitted('ben', 'grace', nextMonday, 1),
    submitted('cyd', 'hugo', monday, 1),
  ]);
  expect(rows.get(`${person('grace')}:2026-03-02`)).toMatchObject({
    week: '2026-03-02',
    respondents: [person('ada'), person('ben')],
    respondentCount: 2,
    checkIns: 3,
    stressLevel: 18,
    hasErased: false,
  });
  expect(rows.size).toBe(3);
});

test('who reports to nobody is in nobody’s week', () => {
  expect(foldInMemory(wellbeingWeeks, [submitted('chief', null, monday, 5)]).size).toBe(0);
});

test('an erased answer leaves no row of its own, and keeps its week from being shown', () => {
  const events = [submitted('ada', 'grace', monday, 4), erased(submitted('ben', 'grace', monday, 9))];
  expect(foldInMemory(wellbeingCheckIns, events).size).toBe(1);
  const week = foldInMemory(wellbeingWeeks, events).get(`${person('grace')}:2026-03-02`);
  expect(week).toMatchObject({ hasErased: true, respondentCount: 2, checkIns: 1, overallWellbeing: 4 });
});

test('a check-in’s place in a team’s list leads back to neither the check-in nor its event', () => {
  const event = submitted('ada', 'grace', monday, 4);
  const [row] = foldInMemory(wellbeingCheckIns, [event]).values();
  expect(row).toMatchObject({ createdAt: monday, week: '2026-03-02' });
  const listId = String(Reflect.get(row ?? {}, 'listId')).replaceAll('-', '');
  for (const known of [event.id, row?.id ?? '', person('ada'), person('grace')])
    expect(known.replaceAll('-', '')).not.toBe(listId);
});
