/**
 * What a command costs on a short record and on a long one, in PostgreSQL and in EventStoreDB (a double of its server), with and without
 * what the process keeps of streams. Run with: npx tsx bench/long-stream.ts [events]
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { dispatcher } from '@annals/backend/platform/commands/dispatch';
import { meeting } from '@annals/backend/features/meetings/decider';
import { openStore } from '@annals/backend/storage';
import { eventDefinitions } from '@annals/contracts/events';
import { meetingId, type MeetingId } from '@annals/contracts/features/meetings/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { MeetingNotesTaken, MeetingScheduled } from '@annals/contracts/features/meetings/events';
import { EventLog } from '@annals/event-store/event-log';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { ServerDouble } from '../event-store/test/eventstoredb/server-double';
import { benchDatabase, benchServer, describeMachine } from './bench-server';

const SHORT = 10;
const LONG = 10_000;
/** How much more a command may cost on the long record. */
const MOST = 1.5;
/** Commands before it is measured, and then. Of those that read everything each time a few say as much. */
const ROUNDS = { kept: { warmUp: 10, measured: 60 }, anew: { warmUp: 2, measured: 9 } } as const;

const manager = personId.parse(randomUUID());
const employee = personId.parse(randomUUID());
const words = 'What we agreed on, in some words that are encrypted. '.repeat(8);

/** @returns the targets that were missed */
export async function runLongStreamBench(long = LONG): Promise<readonly string[]> {
  const server = await benchServer();
  const double = await new ServerDouble().start();
  try {
    const url = await benchDatabase(server.url);
    console.log(await describeMachine(url));
    await migrateEventStore(url);
    await migratePersonalKeys(url);
    const masterKey = parseMasterKey(randomBytes(32).toString('base64'));
    const misses: string[] = [];
    for (const [name, store] of [
      ['PostgreSQL', url],
      ['EventStoreDB', double.url],
    ] as const)
      for (const isKept of [false, true]) {
        const keys = new PostgresPersonalKeys(url, masterKey);
        const log = new EventLog(
          openStore(store),
          eventDefinitions,
          keys,
          isKept ? {} : { fromEvents: Infinity },
        );
        try {
          const title = `${name}, ${isKept ? 'kept' : 'read anew each time'}`;
          const ratio = await compare(log, long, title, ROUNDS[isKept ? 'kept' : 'anew']);
          if (isKept && ratio > MOST)
            misses.push(
              `${name}: a command on ${String(long)} events costs ${ratio.toFixed(2)} times one on ${String(SHORT)}`,
            );
        } finally {
          await log.close();
        }
      }
    return misses;
  } finally {
    double.stop();
    await server.stop();
  }
}

/** Changes the notes of a long and of short meetings in turn. @returns how many times the median of the short one the median of the long one is */
async function compare(
  log: EventLog,
  long: number,
  name: string,
  { warmUp, measured }: { readonly warmUp: number; readonly measured: number },
): Promise<number> {
  const dispatch = dispatcher(log, () => new Date());
  const change = async (id: MeetingId, notes: string, commandId: string = randomUUID()) => {
    const start = performance.now();
    await dispatch(
      meeting,
      id,
      { type: 'ChangeMeeting', notes },
      { actor: { id: manager, role: 'manager' }, commandId },
    );
    return performance.now() - start;
  };
  const other = await record(log, long);
  const cold = await change(other, 'The first change');
  const [onShort, onLong, repeated]: number[][] = [[], [], []];
  for (let round = 0; round < warmUp + measured; round += 1) {
    const id = randomUUID();
    const short = await record(log, SHORT);
    const shortMs = await change(short, `${words} ${String(round)}`);
    const longMs = await change(other, `${words} ${String(round)}`, id);
    const againMs = await change(other, `${words} ${String(round)}`, id);
    if (round < warmUp) continue;
    onShort?.push(shortMs);
    onLong?.push(longMs);
    repeated?.push(againMs);
  }
  const [a, b, again] = [median(onShort ?? []), median(onLong ?? []), median(repeated ?? [])];
  console.log(
    `${name.padEnd(36)} ${String(SHORT)} events ${ms(a)}, ${long.toLocaleString('en')} events ${ms(b)}: ${(b / a).toFixed(2)} times; ` +
      `sent again ${ms(again)}; the first command of a process ${ms(cold)}`,
  );
  return b / a;
}

/** A meeting whose notes were taken so often. */
async function record(log: EventLog, events: number): Promise<MeetingId> {
  const id = meetingId.parse(randomUUID());
  const stream = `${meeting.category}-${id}`;
  const scheduled = MeetingScheduled.of({
    meetingId: id,
    managerId: manager,
    employeeId: employee,
    title: 'Weekly',
    scheduledAt: '2026-12-01T09:00:00.000Z',
    duration: 30,
    notes: undefined,
  });
  const taken = (number: number) =>
    MeetingNotesTaken.of({ meetingId: id, employeeId: employee, notes: `${words} ${String(number)}` });
  await log.appendMany(
    Array.from({ length: events }, (_, number) => {
      const commandId = randomUUID();
      return {
        stream,
        events: [number === 0 ? scheduled : taken(number)],
        metadata: {
          commandId,
          correlationId: commandId,
          actorId: manager,
          actorRole: 'manager' as const,
          occurredAt: '2026-11-01T09:00:00.000Z',
        },
        expected: number === 0 ? ('no-stream' as const) : BigInt(number) - 1n,
      };
    }),
  );
  return id;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const misses = await runLongStreamBench(Number(process.argv[2] ?? LONG));
  console.log(`targets      ${misses.length === 0 ? 'all met' : `missed: ${misses.join('; ')}`}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
