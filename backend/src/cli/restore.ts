import { existsSync } from 'node:fs';
import { openPool } from '@annals/projections/engine/connections';
import { sealSettings } from '../platform/sealing/settings';
import { readConfiguration, type Configuration } from '../platform/configuration/configuration';
import { openDatabase } from '../platform/configuration/database';
import { openLogger } from '../platform/kernel/logger';
import { AFTER_RESTORE } from '../features/operations/backup/after-restore';
import type { BackupSecrets } from '../features/operations/backup/backup-key';
import { checkBackup, restoreBackup } from '../features/operations/backup/restore-backup';
import { RestoreRefused } from '../features/operations/backup/restore-refused';
import { backupSecrets, openKeyWrapper } from '../master-key';
import { logBehindSeal } from '../features/operations/log-behind-seal';
import { masterKeyAtHand, readSecrets } from '../platform/configuration/secrets';
import { migrate } from '../migrate';
import { openLog, openStore } from '../storage';
import { openPictureStore } from '../platform/pictures/open-store';
import { named } from './backup';
import { command, type CommonFlags, type Register } from './kernel/command';
import { CommandFailure } from './kernel/failures';
import { ownerUrlOf } from './kernel/installation';
import { answer, count } from './kernel/print';
import { showProgress, type Progress } from './kernel/progress';

const MEGABYTE = 1024 * 1024;

/** `annals restore`: fills an empty installation from a backup. Read models are made again at the next start. */
export const restore: Register = (annals) => {
  command(
    annals,
    'restore',
    'fills an empty installation from a backup; read models are made again at the next start',
  )
    .argument('<file>', 'the archive')
    .option(
      '--allow-unencrypted',
      'takes an archive of an earlier version, which is not encrypted and could have been altered by anybody who had it',
      false,
    )
    .option(
      '--check',
      'only reads the archive to its end, and says whether it can be restored with the keys at hand; needs no database',
      false,
    )
    .action(async (file: string, flags: RestoreFlags) => {
      const configuration = readConfiguration(process.env);
      if (!existsSync(named(file))) throw new CommandFailure(`There is no file ${named(file)}.`);
      const masterKey = masterKeyAtHand(configuration);
      refuseWithoutKey(configuration, masterKey);
      if (flags.check) {
        await check(named(file), flags, backupSecrets(configuration, { masterKey }));
        return;
      }
      const secrets = readSecrets(configuration);
      const database = await openDatabase(configuration);
      const pool = openPool(database.url, 2, 'long');
      const { eventStoreUrl } = configuration;
      const ownerUrl = ownerUrlOf(database);
      const log = openLog(
        database.url,
        await openKeyWrapper(configuration, secrets),
        eventStoreUrl,
        database.keysUrl,
      );
      const store = openStore(eventStoreUrl ?? ownerUrl);
      const progress = showProgress(flags, 'Restore', 'MB', 1);
      try {
        await migrate(database, openLogger('error'), {
          eventStoreUrl,
          jobsOnRedis: configuration.redisUrl !== undefined,
        });
        const restored = await restoreBackup(
          {
            databaseUrl: ownerUrl,
            secrets: backupSecrets(configuration, secrets),
            allowUnencrypted: flags.allowUnencrypted,
            store,
            pictures: openPictureStore(configuration.pictures),
            isElsewhere: eventStoreUrl !== undefined && eventStoreUrl !== database.url,
          },
          named(file),
          inMegabytes(progress),
        );
        progress.stop();
        const steps: string[] = [];
        for (const step of AFTER_RESTORE) steps.push(await step({ databaseUrl: database.url, pool, log }));
        const behind = await logBehindSeal(pool, log, sealSettings(configuration));
        answer(flags, { ...restored, steps, behind: behind ?? null }, () =>
          [
            `Everything up to event ${count(restored.head)} is there again, as it was at ${restored.takenAt}.`,
            ...steps,
            behind ?? 'Compare it with its seal now: annals audit verify. Then start Annals.',
          ].join('\n'),
        );
        if (behind !== undefined) throw new CommandFailure('Annals refuses to start on it.');
      } catch (error) {
        throw told(error);
      } finally {
        progress.stop();
        await store.close();
        await log.close();
        await pool.end();
        await database.stop();
      }
    });
};

interface RestoreFlags extends CommonFlags {
  readonly allowUnencrypted: boolean;
  readonly check: boolean;
}

/** For those who want to know today that a backup is one. */
async function check(file: string, flags: RestoreFlags, secrets: BackupSecrets): Promise<void> {
  const progress = showProgress(flags, 'Check', 'MB', 1);
  try {
    const found = await checkBackup(
      { secrets, allowUnencrypted: flags.allowUnencrypted },
      file,
      inMegabytes(progress),
    );
    progress.stop();
    answer(flags, { file, ...found }, () =>
      [
        `${file} is whole: it holds everything up to event ${count(found.head)}, as it was at ${found.takenAt}, and can be restored with the keys at hand.`,
        'Nothing was restored. Whether its events are as they were sealed is told by annals audit verify after a restore.',
      ].join('\n'),
    );
  } catch (error) {
    throw told(error);
  } finally {
    progress.stop();
  }
}

/** How long an archive is once it is unpacked is only known at its end. */
function inMegabytes(progress: Progress): (bytes: number) => void {
  return (bytes) => progress.update(Math.round(bytes / MEGABYTE), Math.ceil(bytes / MEGABYTE));
}

function told(error: unknown): unknown {
  return error instanceof RestoreRefused ? new CommandFailure(error.message) : error;
}

/** Making a new master key here would be of no use: the one the backup was made with is needed. */
function refuseWithoutKey(configuration: Configuration, masterKey: string | undefined): void {
  if (masterKey === undefined && configuration.vault === undefined)
    throw new CommandFailure(
      `The master key is missing: put the one the backup was made with into ANNALS_MASTER_KEY, or secrets.json into ${configuration.dataDirectory}.`,
    );
}
