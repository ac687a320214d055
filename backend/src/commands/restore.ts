import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '@annals/projections/kernel/connections';
import { publishedIn, sealSettings } from '../audit/sealing/settings';
import { readConfiguration, type Configuration } from '../configuration';
import { openDatabase } from '../database';
import { openLogger } from '../logger';
import { AFTER_RESTORE } from '../operations/backup/after-restore';
import { RestoreRefused } from '../operations/backup/archive-reader';
import { restoreBackup } from '../operations/backup/restore-backup';
import { logBehindSeal } from '../operations/log-behind-seal';
import { readSecrets } from '../secrets';
import { migrate, openLog, openStore } from '../storage';
import { named } from './backup';
import { command, type CommonFlags, type Register } from './kernel/command';
import { CommandFailure } from './kernel/failures';
import { answer, count } from './kernel/print';
import { showProgress } from './kernel/progress';

const MEGABYTE = 1024 * 1024;

/** `annals restore`: fills an empty installation from a backup. Read models are made again at the next start. */
export const restore: Register = (annals) => {
  command(
    annals,
    'restore',
    'fills an empty installation from a backup; read models are made again at the next start',
  )
    .argument('<file>', 'the archive')
    .action(async (file: string, flags: CommonFlags) => {
      const configuration = readConfiguration(process.env);
      if (!existsSync(named(file))) throw new CommandFailure(`There is no file ${named(file)}.`);
      refuseWhatCannotBe(configuration);
      const secrets = readSecrets(configuration);
      const database = await openDatabase(configuration);
      const pool = openPool(database.url, 2);
      const { eventStoreUrl } = configuration;
      const log = openLog(database.url, secrets.masterKey, eventStoreUrl);
      const store = openStore(eventStoreUrl ?? database.url);
      const progress = showProgress(flags, 'Restore', 'MB', 1);
      try {
        await migrate(database.url, openLogger('error'), eventStoreUrl);
        const restored = await restoreBackup(
          {
            databaseUrl: database.url,
            masterKey: secrets.masterKey,
            store,
            isElsewhere: eventStoreUrl !== undefined && eventStoreUrl !== database.url,
          },
          named(file),
          (bytes) => progress.update(Math.round(bytes / MEGABYTE), Math.ceil(bytes / MEGABYTE)),
        );
        progress.stop();
        const steps: string[] = [];
        for (const step of AFTER_RESTORE) steps.push(await step({ databaseUrl: database.url, pool, log }));
        const behind = await logBehindSeal(pool, log, publishedIn(sealSettings(configuration)));
        answer(flags, { ...restored, steps, behind: behind ?? null }, () =>
          [
            `Everything up to event ${count(restored.head)} is there again, as it was at ${restored.takenAt}.`,
            ...steps,
            behind ?? 'Compare it with its seal now: annals audit verify. Then start Annals.',
          ].join('\n'),
        );
        if (behind !== undefined) throw new CommandFailure('Annals refuses to start on it.');
      } catch (error) {
        if (error instanceof RestoreRefused) throw new CommandFailure(error.message);
        throw error;
      } finally {
        progress.stop();
        await store.close();
        await log.close();
        await pool.end();
        await database.stop();
      }
    });
};

/** Making a new master key here would be of no use: the one the backup was made with is needed. */
function refuseWhatCannotBe({ masterKey, dataDirectory }: Configuration): void {
  if (masterKey === undefined && !existsSync(join(dataDirectory, 'secrets.json')))
    throw new CommandFailure(
      `The master key is missing: put the one the backup was made with into ANNALS_MASTER_KEY, or secrets.json into ${dataDirectory}.`,
    );
}
