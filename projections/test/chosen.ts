import { expect } from 'vitest';
import { foldInMemory } from '../src/engine/fold';
import type { KeyedRow } from '../src/engine/projection';
import { projectionStatuses } from '../src/engine/status';
import { meetings } from '../src/features/meetings/meetings-fold';
import { people } from '../src/features/people/people-fold';
import { completed, hired, scheduled, someMeeting, somePerson } from './company';
import type { Surroundings } from './surroundings';

/** The two read models that most of what concerns workers and rebuilds is shown with. */
export const CHOSEN = [people, meetings];

/** Two people hired, and meetings of theirs, every other one of them held. */
export async function writeMeetings(all: Surroundings, count: number): Promise<void> {
  const append: Surroundings['append'] = (...parameters) => all.append(...parameters);
  const [manager, employee] = [somePerson(), somePerson()];
  await append(`person-${manager}`, hired(manager, 'manager', null));
  await append(`person-${employee}`, hired(employee, 'employee', manager));
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = someMeeting();
      await append(`meeting-${id}`, scheduled(id, manager, employee));
      if (index % 2 === 0) await append(`meeting-${id}`, completed(id, employee));
    }),
  );
}

export const statusOf = async ({ pool, log }: Surroundings, wanted = 'meetings') => {
  const status = (await projectionStatuses(pool, log)).find(({ name }) => name === wanted);
  if (!status) throw new Error(`${wanted} is unknown`);
  return status;
};

/** Waits until both read models show everything. */
export async function caughtUp(all: Surroundings): Promise<void> {
  await expect
    .poll(async () => (await projectionStatuses(all.pool, all.log)).map(({ lag }) => lag), {
      timeout: 20_000,
    })
    .toEqual(['0', '0']);
}

/** The meetings are what their events say. */
export async function expectTrue(all: Surroundings): Promise<void> {
  const { events } = await all.log.readAll({ after: 0n, limit: 10_000 });
  const rows = (await all.db('meetings').select('*')) as KeyedRow[];
  expect(new Map(rows.map((row) => [row.id, row]))).toEqual(foldInMemory(meetings, events));
}
