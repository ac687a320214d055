import type { EventLog } from '@annals/event-store/event-log';
import { ENVELOPE_FIELD } from '@annals/event-store/personal-data/envelope';
import type { StoredEvent } from '@annals/event-store/port';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';

/** An event as it is stored, for finding out why something cannot take it. */
export interface InspectedEvent extends StoredEvent {
  /** They are encrypted, and no part of `data` here. */
  readonly hasPersonalFields: boolean;
  /** Why this version cannot read it; null when it can. */
  readonly unreadable: string | null;
}

/** Looks at one event without decrypting anything. @returns undefined when there is none at this position */
export async function inspectEvent(log: EventLog, position: bigint): Promise<InspectedEvent | undefined> {
  const { events } = await log.readStored({ after: position - 1n, limit: 1 });
  const event = events[0];
  if (event?.position !== position) return undefined;
  const { [ENVELOPE_FIELD]: envelope, ...data } = event.data;
  return {
    ...event,
    data,
    hasPersonalFields: envelope !== undefined,
    unreadable: await whyUnreadable(log, position),
  };
}

async function whyUnreadable(log: EventLog, position: bigint): Promise<string | null> {
  try {
    await log.readAll({ after: position - 1n, limit: 1 });
    return null;
  } catch (error) {
    if (error instanceof UnreadableEvent) return error.message;
    throw error;
  }
}
