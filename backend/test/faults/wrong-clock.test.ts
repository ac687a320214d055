import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMINDER_LEAD_HOURS } from '@annals/contracts/features/meetings/constants';
import { commandAnswer } from '@annals/contracts/kernel/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../product';
import { FaultSurroundings, type ProductUnderFaults } from './surroundings';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Far more than anybody may ask for. */
const TOO_MANY = 400;

const directory = mkdtempSync(join(tmpdir(), 'annals-wrong-clock-'));
const offsetFile = join(directory, 'offset');
/** Lets the clock of the one process jump. */
const setAhead = (milliseconds: number) => writeFileSync(offsetFile, String(milliseconds));

let around: FaultSurroundings;
let wrong: ProductUnderFaults;
let right: ProductUnderFaults;
let manager: Client;
let atRight: Client;
beforeAll(async () => {
  setAhead(0);
  around = await FaultSurroundings.open({ redis: true });
  wrong = await around.start({
    roles: ['api', 'projections', 'jobs'],
    env: {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'wrong-clock.mjs')}`,
      WRONG_CLOCK_FILE: offsetFile,
    },
  });
  right = await around.start({ roles: ['api'] });
  await around.shown();
  [manager, atRight] = [await around.signedIn(wrong, 'manager'), await around.signedIn(right, 'manager')];
});
afterAll(async () => {
  await around.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Arranges a 1:1 of which people are reminded in so long. */
async function remindedIn(client: Client, milliseconds: number): Promise<string> {
  const scheduledAt = new Date(Date.now() + REMINDER_LEAD_HOURS * HOUR_MS + milliseconds).toISOString();
  const body = { title: 'By the clock', employeeId: around.cast().employee.id, scheduledAt, duration: 30 };
  const answer = await client.post('/api/meetings', body);
  expect(answer.status).toBe(201);
  return commandAnswer.parse(answer.json).id;
}

const eventsOf = (id: string) => around.log.readStream(`meeting-${id}`);
const isReminded = async (id: string) =>
  (await eventsOf(id)).some(({ type }) => type === 'MeetingReminderSent');

/** Lets the clock jump, and waits until the process says so. */
async function jumpTo(milliseconds: number): Promise<void> {
  setAhead(milliseconds);
  await expect
    .poll(async () => Number(/^annals_clock_ahead_seconds (\S+)/m.exec((await wrong.metrics()) ?? '')?.[1]), {
      timeout: 20_000,
    })
    .toBeCloseTo(milliseconds / 1_000, -1);
}

/** Asks until it is one too many. @returns after how many seconds that may be asked again */
async function untilTooMany(ask: () => Promise<Response>): Promise<number> {
  for (let asked = 0; asked < TOO_MANY; asked += 1) {
    const { status, headers } = await ask();
    if (status === 429) return Number(headers.get('Retry-After'));
  }
  throw new Error('Nothing was too many');
}

test.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])(
  'the clock of one process jumps an hour %s: nothing comes early, late or twice, nobody is signed out',
  async (_, jump) => {
    setAhead(0);
    // Queued while the clock is right, and due half an hour after, which the wrong clock has passed already.
    const early = await remindedIn(manager, HOUR_MS / 2);
    await jumpTo(jump);

    // Sessions, and what is written through the process.
    expect((await manager.get('/api/meetings')).status).toBe(200);
    const [soon, soonAtRight] = [await remindedIn(manager, 3_000), await remindedIn(atRight, 3_000)];
    const { rows } = await around.pool.query<{ seconds: number }>(
      `SELECT extract(epoch FROM recorded_at - (metadata->>'occurredAt')::timestamptz)::float8 AS seconds
     FROM annals_events.events WHERE stream = $1`,
      [`meeting-${soon}`],
    );
    // The wrong clock is off by an hour; a busy machine takes its seconds.
    for (const { seconds } of rows) expect(Math.abs(seconds)).toBeLessThan(60);
    // What is due comes, by whichever clock it was queued; what is not, does not.
    for (const id of [soon, soonAtRight])
      await expect.poll(() => isReminded(id), { timeout: 40_000 }).toBe(true);
    expect(await isReminded(early)).toBe(false);

    // The same request again is the same, and a session begun at either is good at the other.
    const key = { 'Idempotency-Key': randomUUID() };
    const body = {
      title: 'Once',
      employeeId: around.cast().employee.id,
      scheduledAt: '2030-01-07T10:00:00.000Z',
      duration: 30,
    };
    const once = await manager.post('/api/meetings', body, key);
    expect((await manager.post('/api/meetings', body, key)).json).toEqual(once.json);
    expect((await (await around.signedIn(wrong, 'employee')).get('/api/meetings')).status).toBe(200);
    const session = manager.at(right.url);
    expect((await session.get('/api/meetings')).status).toBe(200);

    // Leases are held, read models follow, and the log is sealed.
    await around.shown(20_000);
    await expect
      .poll(() => wrong.ready(), { timeout: 20_000 })
      .toMatchObject({ status: 200, body: { checks: { projections: 'ok', worker: 'ok' } } });
    const sealed = async () => {
      const found = await around.pool.query<{ ago: number }>(
        'SELECT extract(epoch FROM now() - max(sealed_at))::float8 AS ago FROM annals_seal.checkpoints',
      );
      return found.rows[0]?.ago ?? Number.NaN;
    };
    await expect.poll(sealed, { timeout: 70_000 }).toSatisfy((ago: number) => ago > -5 && ago < 60);
  },
);

test.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])(
  'the clock of one process jumps an hour %s: whoever has asked too often waits as long as before, here and at the others',
  async (_, jump) => {
    await jumpTo(0);
    // Counted in the database, for all processes.
    const forgotten = (at: ProductUnderFaults) => () =>
      fetch(`${at.url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@annals.example' }),
      });
    // Counted in the memory of the one process.
    const fetched = () => fetch(`${wrong.url}/calendar/nothing.ics`);
    const before = await untilTooMany(forgotten(wrong));
    const began = performance.now();
    expect(await untilTooMany(fetched)).toBeLessThanOrEqual(60);
    await jumpTo(jump);
    for (const at of [wrong, right]) {
      const after = await untilTooMany(forgotten(at));
      expect(after).toBeLessThanOrEqual(before);
      expect(after).toBeGreaterThan(before - 600);
    }
    await expect
      .poll(async () => (await fetched()).status, { timeout: 2 * MINUTE_MS, interval: 1_000 })
      .toBe(404);
    expect(performance.now() - began).toBeGreaterThan(MINUTE_MS * 0.9);
  },
);
