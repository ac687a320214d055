import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import { expect, test } from 'vitest';
import { Faker, en } from '@faker-js/faker';
import { organization } from '../../company/organization';
import { timeOffStory } from './story';

const DAY_MS = 86_400_000;
/** Days all over the calendar: month ends, weekends, the turn of the year, the day carried-over days lapse. */
const DAYS = [
  '2026-01-01',
  '2026-02-28',
  '2026-04-01',
  '2026-07-04',
  '2026-11-21',
  '2026-12-31',
  '2027-03-31',
];

function told(day: string, people: number, months: number) {
  const now = Date.parse(`${day}T16:00:00.000Z`);
  const company = organization(people, 2026, day);
  const byId = new Map(company.people.map((person) => [person.id, person]));
  const events = company.people.flatMap((person) =>
    timeOffStory({
      random: new Faker({ locale: en }),
      person,
      manager: person.managerId === null ? undefined : byId.get(person.managerId),
      company,
      from: Math.floor(now / DAY_MS) * DAY_MS - months * 30 * DAY_MS,
      now,
    }).flatMap((append) => append.events as unknown as Pick<TimeOffEvent, 'type' | 'data'>[]),
  );
  return { company, events };
}

test.each(DAYS)('the rules admit what the demo company took off, told on %s', (day) => {
  const { company, events } = told(day, 120, 6);
  const of = (id: string) => events.filter(({ data }) => data.employeeId === id);
  for (const role of ['employee', 'manager', 'leader', 'admin'] as const)
    expect(of(company.cast[role].id).map(({ type }) => type)).toContain('TimeOffRequested');
  const asked = events.filter(({ type }) => type === 'TimeOffRequested').length;
  const decided = events.filter(
    ({ type }) => type === 'TimeOffApproved' || type === 'TimeOffRejected',
  ).length;
  expect(asked).toBeGreaterThan(decided);
  expect(decided).toBeGreaterThan(100);
});
