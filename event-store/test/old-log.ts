import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@annals/contracts/kernel/event';
import { ENVELOPE_FIELD, seal } from '../src/personal-data/envelope';
import type { PersonalKeys } from '../src/personal-data/personal-keys';
import type { Appended, EventStore } from '../src/port';

/** What is written as a log of before holds it, past everything that is refused today. */
export interface OldEvent {
  readonly definition: EventDefinition;
  readonly stream: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actorId: string;
  readonly actorRole: string;
}

/** Appends one event unchecked, its personal fields encrypted. */
export async function appendUnchecked(
  store: EventStore,
  keys: PersonalKeys,
  { definition, stream, data, actorId, actorRole }: OldEvent,
): Promise<Appended> {
  const id = randomUUID();
  const { about, personalFields, type, version } = definition;
  const fields = (isPersonal: boolean) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => personalFields.includes(name) === isPersonal));
  const subject = String(data[about ?? '']).toLowerCase();
  const key = personalFields.length > 0 ? (await keys.forWriting([subject])).get(subject) : undefined;
  const sealed = key ? { [ENVELOPE_FIELD]: seal(fields(true), key, id) } : {};
  const commandId = randomUUID();
  const occurredAt = new Date().toISOString();
  const metadata = { commandId, correlationId: commandId, actorId, actorRole, occurredAt };
  const revision = (await store.readStream(stream, { direction: 'backward', limit: 1 }))[0]?.revision;
  const event = { id, type, schemaVersion: version, data: { ...fields(false), ...sealed }, metadata };
  return store.append(stream, [event], revision ?? 'no-stream');
}
