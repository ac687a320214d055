import { randomBytes, randomUUID } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import { EventCodec } from '@annals/event-store/event-codec';
import { EventLog } from '@annals/event-store/event-log';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { MemoryPersonalKeys } from '@annals/event-store/personal-data/memory-personal-keys';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import type { EventToStore } from '@annals/event-store/port';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import { meetingToSchedule, PEOPLE } from './append-events';

const MASTER_KEY = parseMasterKey(randomBytes(32).toString('base64'));

/** The log as the product runs it: validation and encryption included. The people's keys are made before anything is measured. */
export async function openBenchLog(url: string): Promise<EventLog> {
  await migrateEventStore(url);
  await migratePersonalKeys(url);
  const keys = new PostgresPersonalKeys(url, MASTER_KEY);
  await keys.forWriting(PEOPLE);
  return new EventLog(new PostgresEventStore(url), eventDefinitions, keys);
}

/** One append of one event to a stream of its own. */
export async function appendOne(log: EventLog): Promise<void> {
  const { stream, event, metadata } = meetingToSchedule();
  await log.append(stream, [event], metadata, 'no-stream');
}

/** Lets callers race to append to one stream. @returns how many of them won */
export async function race(log: EventLog, racers: number): Promise<number> {
  const { stream, event } = meetingToSchedule();
  const appends = Array.from({ length: racers }, () =>
    log.append(stream, [event], meetingToSchedule().metadata, 'no-stream'),
  );
  const settled = await Promise.allSettled(appends);
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

/** One event in the form in which the log stores it. */
export async function storedExample(): Promise<EventToStore> {
  const codec = new EventCodec(eventDefinitions, new MemoryPersonalKeys(MASTER_KEY));
  const { event, metadata } = meetingToSchedule();
  const [stored] = await codec.encode([{ id: randomUUID(), ...event, metadata }]);
  if (!stored) throw new Error('Nothing was encoded');
  return stored;
}
