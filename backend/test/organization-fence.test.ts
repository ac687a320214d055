import { randomUUID } from 'node:crypto';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../src/features/accounts/account-decider';
import type { CommandOrigin } from '../src/platform/commands/dispatch';
import { DomainError, TooMuchContention } from '../src/platform/commands/domain-error';
import { stateOf } from '../src/platform/commands/state-of';
import { AdvisoryLocks } from '../src/platform/commands/advisory-locks';
import { aroundOf } from '../src/features/person/around';
import { withOrganizationLock } from '../src/features/person/organization-lock';
import { person } from '../src/features/person/person-decider';
import type { Services } from '../src/platform/services/services';
import { startProduct, type Product } from './product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'] });
});
afterAll(() => product.stop());

const origin = (): CommandOrigin => ({
  actor: { id: 'system:test', role: 'system' },
  commandId: randomUUID(),
});

/** Managers without anybody above them. */
async function managers(count: number): Promise<PersonId[]> {
  const { services } = product.annals;
  const ids = Array.from({ length: count }, () => personId.parse(randomUUID()));
  for (const id of ids)
    await withOrganizationLock(services, (dispatch) =>
      dispatch(
        person,
        id,
        {
          type: 'HireEmployee',
          personId: id,
          firstName: 'Fenced',
          lastName: 'Manager',
          email: `${id}@annals.example`,
          role: 'manager',
          position: 'Manager',
          department: 'Engineering',
          managerId: null,
          hireDate: '2026-01-05',
          addressTaken: false,
          around: { manager: null },
        },
        origin(),
      ),
    );
  return ids;
}

/** Lets somebody report to somebody else, as the handler of the route does. */
function move(services: Services, id: PersonId, managerId: PersonId) {
  return withOrganizationLock(services, async (dispatch) => {
    const around = await aroundOf(services.readModels, id, managerId);
    return dispatch(person, id, { type: 'ChangeEmployee', managerId, around }, origin());
  });
}

type Stage = 'before it is reserved' | 'before it is written';

/** A process that has lost its lock without noticing, and does not go on from a stage until it is let. */
function frozenAt(stage: Stage): { services: Services; frozen: Promise<void>; thaw: () => void } {
  let thaw = (): void => undefined;
  let arrived = (): void => undefined;
  const thawed = new Promise<void>((done) => (thaw = done));
  const frozen = new Promise<void>((done) => (arrived = done));
  const stop = (): Promise<void> => {
    arrived();
    return thawed;
  };
  return { services: withoutLock(stage, stop), frozen, thaw };
}

function withoutLock(stage: Stage, stop: () => Promise<void>): Services {
  const { services } = product.annals;
  return {
    ...services,
    locks: Object.assign(new AdvisoryLocks(services.pool), {
      take: <T>(_: string, act: () => Promise<T>): Promise<T> => act(),
    }),
    dispatchOnce: (before) =>
      services.dispatchOnce(async (...reserving) => {
        if (stage === 'before it is reserved') await stop();
        await before(...reserving);
        if (stage === 'before it is written') await stop();
      }),
  };
}

async function managerOf(id: PersonId): Promise<PersonId | null> {
  const state = await stateOf(product.annals.services.log, person, id);
  return state.status === 'employed' ? state.managerId : null;
}

async function circleAmong(ids: readonly PersonId[]): Promise<boolean> {
  for (const start of ids) {
    let above = await managerOf(start);
    for (let steps = 0; above !== null && steps <= ids.length; steps += 1) {
      if (above === start) return true;
      above = await managerOf(above);
    }
  }
  return false;
}

describe('a process frozen inside a change of the organization, whose lock is lost', () => {
  test.each(['before it is reserved', 'before it is written'] as const)(
    'writes nothing of it when it goes on (%s): two people never report to each other',
    async (stage) => {
      const [x = personId.parse(''), y = x] = await managers(2);
      const { services, frozen, thaw } = frozenAt(stage);
      const first = move(services, x, y).then(
        () => 'moved',
        (error: unknown) => error,
      );
      await frozen;
      await move(product.annals.services, y, x);
      thaw();
      expect(await first).toBeInstanceOf(DomainError);
      expect(await managerOf(x)).toBeNull();
      expect(await managerOf(y)).toBe(x);
    },
  );

  test('that never goes on keeps nobody from changing the organization, and what it left open is superseded', async () => {
    const [x = personId.parse(''), y = x, z = x] = await managers(3);
    const { services, frozen } = frozenAt('before it is written');
    void move(services, x, y);
    await frozen;
    await move(product.annals.services, z, y);
    const history = await product.annals.services.log.readStream(`person-${x}`);
    expect(history.map(({ type }) => type)).toEqual(['EmployeeHired', 'OrganizationChangeSuperseded']);
    expect((await move(product.annals.services, x, y)).position).toBeDefined();
    expect(await managerOf(x)).toBe(y);
  });
});

test('an account is locked on what holds when it is written, and not on what held before', async () => {
  const { id } = product.cast.employee;
  const { services, frozen, thaw } = frozenAt('before it is written');
  let looks = 0;
  const locking = withOrganizationLock(services, async (dispatch) => {
    looks += 1;
    const command = { type: 'LockAccount' as const, personId: id, isLastAdministrator: false };
    return dispatch(account, id, command, { ...origin(), reason: 'A test of two at once.' });
  });
  await frozen;
  await managers(1);
  thaw();
  await locking;
  expect(looks).toBe(2);
  const history = await product.annals.services.log.readStream(`account-${id}`);
  expect(history.slice(-2).map(({ type }) => type)).toEqual([
    'AccountChangeSuperseded',
    'AccountLockedByAdministrator',
  ]);
});

test('whatever is frozen for however long, without any lock at all, nobody reports to themself in the end', async () => {
  const ids = await managers(4);
  let seed = 20_261_122;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const waitTurns = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done));
  };
  for (let round = 0; round < 12; round += 1) {
    const moves = Array.from({ length: 3 }, () => {
      const stage = random(2) === 0 ? 'before it is reserved' : 'before it is written';
      const turns = random(400);
      const [from, to] = [ids[random(4)], ids[random(4)]];
      if (!from || !to || from === to) return Promise.resolve();
      return move(
        withoutLock(stage, () => waitTurns(turns)),
        from,
        to,
      );
    });
    for (const end of await Promise.allSettled(moves))
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(DomainError);
    expect(await circleAmong(ids), `round ${String(round)}`).toBe(false);
  }
});

test('a turn whose holder does nothing any more is lost after some seconds, and nobody waits longer', async () => {
  const { pool } = product.annals.services;
  const holder = await pool.connect();
  try {
    // As a process does that is frozen in the middle of a change: it holds the lock and shows no sign of life.
    await holder.query(
      "BEGIN; SET LOCAL idle_in_transaction_session_timeout = 8000; SELECT pg_advisory_xact_lock(7202604, hashtext('organisation'))",
    );
    const [x = personId.parse('')] = await managers(1);
    expect(await managerOf(x)).toBeNull();
  } catch (error) {
    expect(error).not.toBeInstanceOf(TooMuchContention);
    throw error;
  } finally {
    holder.release(true);
  }
});
