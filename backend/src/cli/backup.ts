import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backupSecrets } from '../master-key';
import { backupSize, writeBackup } from '../features/operations/backup/write-backup';
import { openStore } from '../storage';
import { openPictureStore } from '../platform/pictures/open-store';
import { command, type CommonFlags, type Register } from './kernel/command';
import { CommandFailure, ofFile } from './kernel/failures';
import { ownerUrlOf, withInstallation } from './kernel/installation';
import { answer, count, table } from './kernel/print';
import { showProgress } from './kernel/progress';

const MEGABYTE = 1024 * 1024;

/** `annals backup`: everything that cannot be made again, in one file. */
export const backup: Register = (annals) => {
  command(
    annals,
    'backup',
    'writes the log, the keys of people (wrapped), accounts, seal and pictures into one encrypted file, while people work',
  )
    .argument('<file>', 'the archive to write; it must not exist yet')
    .action((file: string, flags: CommonFlags) =>
      withInstallation(async ({ configuration, database, secrets, pool }) => {
        const path = named(file);
        mustBeWritable(path);
        const { eventStoreUrl } = configuration;
        const elsewhere = eventStoreUrl === undefined ? undefined : openStore(eventStoreUrl);
        const progress = showProgress(flags, 'Backup', 'MB', Math.ceil((await backupSize(pool)) / MEGABYTE));
        const onBytes = (bytes: number) => progress.update(Math.round(bytes / MEGABYTE));
        const report = await writeBackup(ownerUrlOf(database), backupSecrets(configuration, secrets), path, {
          elsewhere,
          pictures: openPictureStore(configuration.pictures),
          onBytes,
        })
          .catch((error: unknown) => {
            throw ofFile(path, error);
          })
          .finally(async () => {
            progress.stop();
            await elsewhere?.close();
          });
        answer(flags, { file: path, ...report }, () =>
          [
            table(report.tables, {
              table: ({ schema, table: name }) => `${schema}.${name}`,
              rows: ({ rows }) => rows,
              sha256: ({ sha256 }) => sha256.slice(0, 16),
            }),
            `${path} holds everything up to event ${count(report.head)}.`,
            configuration.backupKey === undefined
              ? 'It is encrypted: it opens with the master key alone, so keep that in another place.'
              : 'It is encrypted: it opens with ANNALS_BACKUP_KEY and the master key, so keep both in another place.',
          ].join('\n'),
        );
      }),
    );
};

/** @throws CommandFailure when there is such a file already, or no such folder */
function mustBeWritable(path: string): void {
  if (existsSync(path))
    throw new CommandFailure(`${path} is there already, and no backup is overwritten. Give another name.`);
  if (!existsSync(dirname(path)))
    throw new CommandFailure(`There is no folder ${dirname(path)}. Make it first, or give another name.`);
}

/** Files are meant from where the command was typed. */
export function named(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}
