import { randomBytes } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import { insightId } from '@annals/contracts/features/insights/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { EventLog } from '@annals/event-store/event-log';
import { MemoryEventStore } from '@annals/event-store/memory/memory-event-store';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { MemoryPersonalKeys } from '@annals/event-store/personal-data/memory-personal-keys';
import { StoreUnavailable } from '@annals/event-store/port';
import { expect, test, vi } from 'vitest';
import { insight } from '../../features/insights/decider';
import type { InsightCommand } from '../../features/insights/insight';
import type { Actor } from './decider';
import { dispatcher } from './dispatch';
import { batchDispatcher, type CommandFor } from './dispatch-many';

const targetUserId = personId.parse('018f0000-0000-7000-8000-000000000001');
const idOf = (number: number) =>
  insightId.parse(`018f0000-0000-7000-8000-1${String(number).padStart(11, '0')}`);
const alex: Actor = { id: 'system:alex', role: 'system' };

function generate(
  number: number,
  actor = alex,
  expiresAt = '2026-12-01T00:00:00.000Z',
): CommandFor<InsightCommand> {
  return {
    id: idOf(number),
    command: {
      type: 'GenerateInsight',
      insightId: idOf(number),
      targetUserId,
      insightType: 'recommendation',
      title: 'Something',
      description: 'That was found.',
      priority: 'low',
      evidence: [],
      rule: { name: 'ageing-pain-points', version: 1, threshold: 'any' },
      expiresAt,
    },
    origin: { actor, commandId: `command-${String(number)}` },
  };
}

function set() {
  const keys = new MemoryPersonalKeys(parseMasterKey(randomBytes(32).toString('base64')));
  const log = new EventLog(new MemoryEventStore(), eventDefinitions, keys);
  const clock = () => new Date('2026-11-01T00:00:00.000Z');
  return { log, many: batchDispatcher(log, clock, dispatcher(log, clock)) };
}
const all = async (log: EventLog) => (await log.readAll({ after: 0n, limit: 1_000 })).events;

test('many commands are each carried out once, however often and in whatever company they come', async () => {
  const { log, many } = set();
  const commands = Array.from({ length: 300 }, (_, number) => generate(number));
  await many(insight, commands.slice(0, 200));
  await Promise.all([many(insight, commands), many(insight, commands)]);
  const events = await all(log);
  expect(events).toHaveLength(300);
  expect(new Set(events.map(({ stream }) => stream)).size).toBe(300);
});

test('two commands for one thing in a batch: the second is decided on what the first wrote', async () => {
  const { log, many } = set();
  const end: InsightCommand = { type: 'ExpireInsight', because: 'no-longer-holds' };
  await many(insight, [
    generate(1),
    { id: idOf(1), command: end, origin: { actor: alex, commandId: 'end' } },
  ]);
  await many(insight, [{ id: idOf(1), command: end, origin: { actor: alex, commandId: 'end later' } }]);
  expect((await all(log)).map(({ type }) => type)).toEqual(['InsightGenerated', 'InsightExpired']);
});

test('one that is refused, or not valid, keeps no other from being written, and its error is told', async () => {
  const { log, many } = set();
  const stranger: Actor = { id: targetUserId, role: 'employee' };
  await expect(many(insight, [generate(1), generate(2, stranger), generate(3)])).rejects.toThrow(/ALEX/);
  expect(await all(log)).toHaveLength(2);
  await expect(
    many(insight, [generate(4), generate(5, alex, 'not an instant'), generate(6)]),
  ).rejects.toThrow();
  expect(await all(log)).toHaveLength(4);
});

test('a store that is away ends it: nothing is tried one by one', async () => {
  const { log, many } = set();
  const append = vi.spyOn(log, 'append');
  vi.spyOn(log, 'appendEach').mockRejectedValue(new StoreUnavailable('away'));
  await expect(many(insight, [generate(1), generate(2)])).rejects.toThrow(StoreUnavailable);
  expect(append).not.toHaveBeenCalled();
});
