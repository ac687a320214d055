import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../event-store/test/fresh-database';
import { FairPriority } from '../src/platform/queue/fair-priority';
import { LANES, openLanes } from '../src/platform/queue/lanes';
import { NotYet } from '../src/platform/queue/not-yet';
import { inspectQueue } from '../src/platform/queue/queue-inspection';
import { openQueue, type JobQueue, type QueuePlace } from '../src/platform/queue/queue';

const logger = pino({ level: 'silent' });
const closing: (() => unknown)[] = [];
let place: QueuePlace;

beforeEach(async () => {
  place = { databaseUrl: await freshDatabase() };
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function opened(queue: JobQueue): JobQueue {
  closing.push(() => queue.close());
  return queue;
}

describe('no kind of job keeps another one from its turn', () => {
  test('one that cannot be done yet gives its slot back, and has not failed', async () => {
    const queue = opened(openQueue(place, logger));
    const inspection = inspectQueue(place);
    closing.push(() => inspection.close());
    let isShown = false;
    const [waited, done]: [number[], string[]] = [[], []];
    queue.work({
      waits: (data) => {
        waited.push(1);
        if (!isShown) return Promise.reject(new NotYet('the read models are behind'));
        done.push(`waits ${JSON.stringify(data)}`);
        return Promise.resolve();
      },
      other: () => Promise.resolve(void done.push('other')),
    });
    for (let number = 0; number < 6; number += 1)
      await queue.add('waits', `waits-${String(number)}`, { number });
    await expect.poll(() => waited.length).toBeGreaterThanOrEqual(6);
    await queue.add('other', 'other-1', {});
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['other']);
    isShown = true;
    await expect.poll(() => done.length).toBe(7);
    await expect.poll(() => inspection.counts()).toMatchObject({ failed: 0, completed: 7 });
    const completed = await inspection.list('completed', 10);
    expect(completed.every(({ tries }) => tries <= 1)).toBe(true);
  });

  test('one whose jobs do not end leaves a slot to the others', async () => {
    const queue = opened(openQueue(place, logger));
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    const [begun, done]: [number[], string[]] = [[], []];
    queue.work({
      holds: async () => {
        begun.push(1);
        await held;
      },
      other: () => Promise.resolve(void done.push('other')),
    });
    closing.push(() => end());
    for (let number = 0; number < 8; number += 1) await queue.add('holds', `holds-${String(number)}`, {});
    await expect.poll(() => begun.length).toBe(3);
    for (let number = 0; number < 3; number += 1) await queue.add('other', `other-${String(number)}`, {});
    await expect.poll(() => done).toHaveLength(3);
    expect(begun).toHaveLength(3);
    end();
    await expect.poll(() => begun.length).toBe(8);
  });

  test('a flood of one kind comes after the first job of another', async () => {
    const queue = opened(openQueue(place, logger));
    for (let number = 0; number < 60; number += 1) await queue.add('flood', `flood-${String(number)}`, {});
    await queue.add('other', 'other-1', {});
    const order: string[] = [];
    queue.work({
      flood: () => Promise.resolve(void order.push('flood')),
      other: () => Promise.resolve(void order.push('other')),
    });
    await expect.poll(() => order.length).toBe(61);
    expect(order.indexOf('other')).toBeLessThan(45);
  });

  test('the more of a kind come at once, the later the next; after a while it is as urgent as any other', () => {
    const priority = new FairPriority();
    const given = Array.from({ length: 1_000 }, () => priority.of('flood', 0));
    expect([given[0], given[19], given[20], given[999]]).toEqual([0, 0, 1, 980]);
    expect(priority.of('other', 0)).toBe(0);
    expect(priority.of('flood', 120_000)).toBe(0);
  });
});

test('sealing has a queue of its own; what an older version repeated in the first one is ended there', async () => {
  const before = opened(openQueue(place, logger));
  await before.repeat('seal-log', 3_600_000);
  const lanes = opened(openLanes(place, logger, (kind) => (kind === 'seal-log' ? 'sealing' : 'main')));
  await lanes.repeat('seal-log', 3_600_000);
  const inspection = inspectQueue(place);
  closing.push(() => inspection.close());
  const repeated = async () =>
    Object.fromEntries(
      await Promise.all(
        inspection.queues.map(async (queue) => [queue.name, await queue.getJobSchedulersCount()] as const),
      ),
    );
  expect(await repeated()).toMatchObject({ [LANES.main.queue]: 0, [LANES.sealing.queue]: 1 });
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (end = resolve));
  closing.push(() => end());
  const sealed: string[] = [];
  lanes.work({ holds: () => held, 'seal-log': () => Promise.resolve(void sealed.push('sealed')) });
  for (let number = 0; number < 10; number += 1) await lanes.add('holds', `holds-${String(number)}`, {});
  await lanes.add('seal-log', 'seal-now', {});
  await expect.poll(() => sealed.length).toBeGreaterThan(0);
  end();
});

test('what is run again and again and cannot be done yet comes with its next turn', async () => {
  const queue = opened(openQueue(place, logger));
  const inspection = inspectQueue(place);
  closing.push(() => inspection.close());
  const begun: number[] = [];
  await queue.repeat('sweep', 300);
  queue.work({
    sweep: () => {
      begun.push(1);
      return Promise.reject(new NotYet('later'));
    },
  });
  await expect.poll(() => begun.length).toBeGreaterThan(2);
  expect((await inspection.counts()).failed).toBe(0);
});

test('a failure of a repeated job that a later round has overtaken is not reported; that of another one is', async () => {
  const queue = opened(openQueue(place, logger));
  const inspection = inspectQueue(place);
  closing.push(() => inspection.close());
  const away = new Set(['seals', 'publishes']);
  const round = (name: string) => () =>
    away.has(name) ? Promise.reject(new Error('the database is away')) : Promise.resolve();
  queue.work({ seals: round('seals'), publishes: round('publishes') });
  for (const name of away) await queue.repeat(name, 100);
  const failing = async () => new Set((await inspection.list('failed', 1_000)).map(({ name }) => name));
  await expect.poll(failing).toEqual(new Set(['seals', 'publishes']));
  away.delete('seals');
  await expect.poll(failing).toEqual(new Set(['publishes']));
  expect((await inspection.counts()).failed).toBeGreaterThan(0);
  away.clear();
  await expect.poll(async () => (await inspection.counts()).failed).toBe(0);
});
