import { eventDefinitions } from '@annals/contracts/events';
import { EventLog } from '@annals/event-store/event-log';
import { isEventStoreDbUrl } from '@annals/event-store/eventstoredb/connection-string';
import { EventStoreDbEventStore } from '@annals/event-store/eventstoredb/eventstoredb-event-store';
import type { KeyWrapper } from '@annals/event-store/personal-data/key-wrapper';
import { parseMasterKey } from '@annals/event-store/personal-data/master-key';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import type { EventStore, TakesOver } from '@annals/event-store/port';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';

/** Opens the store that an address names, `esdb://…` or `postgres://…`. @throws Error when it is not valid */
export function openStore(url: string): EventStore & TakesOver {
  return isEventStoreDbUrl(url) ? new EventStoreDbEventStore(url) : new PostgresEventStore(url);
}

/**
 * Opens the log with the events of the contracts. The keys of people are in the database, wherever the log is.
 * @param eventStoreUrl where the log is; undefined: in the same database
 * @param keysUrl the database user of the personal keys; undefined: the same one
 * @throws Error when the master key is not one, or the address of the event store is not valid
 */
export function openLog(
  databaseUrl: string,
  masterKey: string | KeyWrapper,
  eventStoreUrl: string | undefined = databaseUrl,
  keysUrl: string = databaseUrl,
): EventLog {
  const keys = new PostgresPersonalKeys(
    keysUrl,
    typeof masterKey === 'string' ? parseMasterKey(masterKey) : masterKey,
  );
  return new EventLog(openStore(eventStoreUrl), eventDefinitions, keys);
}
