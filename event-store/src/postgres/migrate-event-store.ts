import { APPEND_FUNCTION } from './append-function';
import { EVENT_GRANTS, EVENT_TABLES, EVENT_TABLES_VERSION } from './event-tables';
import { migrateSchema, type MigrationReport } from './migrate-schema';

/**
 * Creates the log (schema `annals_events`) or brings it up to date. Safe to run at every start, by several processes at once.
 * @param url connection string of a user who may create schemas in that database
 * @param user the database user who works with it, when that is another one
 * @returns warnings for the operator, for example when the append-only protection by grants could not be set up
 * @throws StoreUnavailable when the database cannot be reached
 */
export function migrateEventStore(url: string, user?: string): Promise<MigrationReport> {
  return migrateSchema(url, user, {
    schema: 'annals_events',
    version: EVENT_TABLES_VERSION,
    statements: EVENT_TABLES + APPEND_FUNCTION,
    grants: EVENT_GRANTS,
  });
}
