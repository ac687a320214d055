import type { Role } from '@annals/contracts/kernel/roles';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPool } from '../src/engine/connections';
import { BrokenCursor } from '../src/engine/page';
import { aheadOfLog, projectionStatuses } from '../src/engine/status';
import { directory, reportsOf, reportsTo } from '../src/features/people/queries';
import { projections } from '../src/features';
import { hired, somePerson } from './company';
import { surroundings, type Surroundings } from './surroundings';

let all: Surroundings;
/** A chief, a leader below, a manager below that, two reports; and somebody beside them all. */
const ids = {
  chief: somePerson(),
  leader: somePerson(),
  manager: somePerson(),
  one: somePerson(),
  other: somePerson(),
  beside: somePerson(),
};

beforeAll(async () => {
  all = await surroundings();
  const above = {
    chief: null,
    leader: ids.chief,
    manager: ids.leader,
    one: ids.manager,
    other: ids.manager,
    beside: ids.chief,
  };
  for (const [name, managerId] of Object.entries(above)) {
    const id = ids[name as keyof typeof ids];
    await all.append(`person-${id}`, hired(id, 'employee', managerId, name));
  }
  all.worker('one').worker.start();
  await vi.waitFor(
    async () => {
      const statuses = await projectionStatuses(all.pool, all.log);
      expect(statuses.map(({ lag }) => lag)).toEqual(projections.map(() => '0'));
    },
    { timeout: 20_000 },
  );
});
afterAll(() => all.close());

const seenBy = async (id: (typeof ids)[keyof typeof ids], role: Role) =>
  (await directory(all.db, { id, role }, { limit: 50 })).rows.map(({ lastName }) => lastName);

describe('the directory', () => {
  test('reaches as far as the role: oneself, the reports, the subtree, everyone, no one', async () => {
    expect(await seenBy(ids.one, 'employee')).toEqual(['one']);
    expect(await seenBy(ids.manager, 'manager')).toEqual(['manager', 'one', 'other']);
    expect(await seenBy(ids.leader, 'leader')).toEqual(['leader', 'manager', 'one', 'other']);
    expect(await seenBy(ids.beside, 'admin')).toEqual([
      'beside',
      'chief',
      'leader',
      'manager',
      'one',
      'other',
    ]);
    expect(await seenBy(ids.beside, 'auditor')).toEqual([]);
  });

  test('pages by key: everyone once, in order, in pages of any size', async () => {
    const reader = { id: ids.chief, role: 'admin' as const };
    for (const limit of [1, 2, 4]) {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const page = await directory(all.db, reader, { limit, after });
        names.push(...page.rows.map(({ lastName }) => lastName));
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(names).toEqual(['beside', 'chief', 'leader', 'manager', 'one', 'other']);
    }
    await expect(directory(all.db, reader, { limit: 1, after: 'nonsense' })).rejects.toThrow(BrokenCursor);
  });

  test('searches names and addresses, and takes what is typed literally', async () => {
    const found = async (search: string) =>
      (await directory(all.db, { id: ids.chief, role: 'admin' }, { limit: 50, search })).rows.map(
        ({ lastName }) => lastName,
      );
    expect(await found('ada MAN')).toEqual(['manager']);
    expect(await found(ids.one)).toEqual(['one']);
    expect(await found('%')).toEqual([]);
    expect(await found("'; DROP TABLE people; --")).toEqual([]);
  });
});

test('a team is who reports to somebody today', async () => {
  expect((await reportsOf(all.db, ids.manager)).map(({ lastName }) => lastName)).toEqual(['one', 'other']);
  expect(await reportsTo(all.db, ids.one, ids.manager)).toBe(true);
  expect(await reportsTo(all.db, ids.one, ids.leader)).toBe(false);
});

test('read models that are ahead of a restored log are noticed', async () => {
  const pool = openPool(all.url, 1);
  expect(await aheadOfLog(pool, () => all.log.head())).toEqual([]);
  expect(await aheadOfLog(pool, () => Promise.resolve(1n))).toEqual(
    projections.map(({ name }) => name).sort(),
  );
  await pool.end();
});
