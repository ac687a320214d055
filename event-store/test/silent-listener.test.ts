import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NotificationListener } from '../src/postgres/notification-listener';
import { FaultyWay } from './faulty-way';
import { freshDatabase } from './fresh-database';

/** Counts the questions that are asked on a connection while it still owes an answer: node-postgres is about to refuse them. */
function countOverlaps(): () => number {
  const owes = new WeakSet<object>();
  let overlaps = 0;
  const original: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof original !== 'function') throw new Error('There is no such method');
  const counted = function (this: object, ...given: unknown[]): unknown {
    if (owes.has(this)) overlaps += 1;
    owes.add(this);
    const answer: unknown = Reflect.apply(original, this, given);
    if (answer instanceof Promise) void answer.finally(() => owes.delete(this)).catch(() => undefined);
    return answer;
  };
  Reflect.set(pg.Client.prototype, 'query', counted);
  onTestFinished(() => {
    Reflect.set(pg.Client.prototype, 'query', original);
  });
  return () => overlaps;
}

test('a listener whose connection falls silent asks one question at a time, and listens on a new connection', async () => {
  const overlaps = countOverlaps();
  const url = await freshDatabase();
  const way = await FaultyWay.to(url);
  const [onListening, onNotification] = [vi.fn(), vi.fn()];
  const listener = new NotificationListener(way.through(url), 'silent', { onListening, onNotification });
  onTestFinished(async () => {
    await listener.close();
    way.close();
  });
  await expect.poll(() => onListening.mock.calls.length).toBe(1);
  way.silence();
  await expect.poll(() => onListening.mock.calls.length, { timeout: 30_000 }).toBe(2);
  expect(overlaps()).toBe(0);
});
