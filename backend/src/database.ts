import { join } from 'node:path';
import { startEmbeddedServer } from '@annals/event-store/postgres/embedded-server';
import { EMBEDDED_SETTINGS } from './embedded-settings';
import type { Configuration } from './configuration';

/** The database to work with, and what to do with it at the end. */
export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server that `DATABASE_URL` names, else the embedded one, which is started. */
export function openDatabase({ databaseUrl, dataDirectory }: Configuration): Promise<Database> {
  if (databaseUrl !== undefined) return Promise.resolve({ url: databaseUrl, stop: () => Promise.resolve() });
  return startEmbeddedServer({
    directory: join(dataDirectory, 'postgres'),
    settings: EMBEDDED_SETTINGS,
  });
}
