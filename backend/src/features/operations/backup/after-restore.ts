import type { EventLog } from '@annals/event-store/event-log';
import type pg from 'pg';

/** What a step that follows a restore is given. */
export interface RestoredInstallation {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly log: EventLog;
}

/** Something that has to be done to restored data before anybody may look at it. @returns a sentence about what was done */
export type AfterRestore = (installation: RestoredInstallation) => Promise<string>;

/**
 * What has to happen after a restore and before the installation opens, such as erasures that are younger than the backup, which would
 * otherwise be undone by it. A new step adds its line here; when one fails, the restore counts as failed and the installation stays closed.
 */
export const AFTER_RESTORE: readonly AfterRestore[] = [];
