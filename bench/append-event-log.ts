import { randomBytes } from 'node:crypto';
import { eventDefinitions } from '@annals/contracts/events';
import { EventCodec } from '@annals/event-store/event-codec';
import { eventId } from '@annals/event-store/event-id';
import { EventLog } from '@annals/event-store/event-log';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { migratePersonalKeys } from '@annals/event-store/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import type { EventToStore } from '@annals/event-store/port';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import { meetingToSchedule, PEOPLE } from './append-events';

const MASTER_KEY = parseMasterKey(randomBytes(32).toString('base64'));

/** What events are written with: the people's keys are made before anything is measured. */
export interface BenchLog {
  /** The log as the product runs it: validation and encryption included. */
  readonly log: EventLog;
  /** The same validation and encryption by themselves. */
  readonly codec: EventCodec;
}

/** Opens the log and makes the people's keys. */
export async function openBenchLog(url: string): Promise<BenchLog> {
  await migrateEventStore(url);
  await migratePersonalKeys(url);
  const keys = new PostgresPersonalKeys(url, MASTER_KEY);
  await keys.forWriting(PEOPLE);
  return {
    log: new EventLog(new PostgresEventStore(url), eventDefinitions, keys),
    codec: new EventCodec(eventDefinitions, keys),
  };
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

/** One event in the form in which the log stores it, checked and encrypted; and the stream that it begins. */
export async function storedMeeting(codec: EventCodec): Promise<{ stream: string; event: EventToStore }> {
  const { stream, event, metadata } = meetingToSchedule();
  const [stored] = await codec.encode([{ id: eventId(metadata.commandId, 0), ...event, metadata }]);
  if (!stored) throw new Error('Nothing was encoded');
  return { stream, event: stored };
}
