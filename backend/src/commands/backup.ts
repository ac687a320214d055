import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backupSize, writeBackup } from '../operations/backup/write-backup';
import { openStore } from '../storage';
import { command, type CommonFlags, type Register } from './kernel/command';
import { CommandFailure } from './kernel/failures';
import { withInstallation } from './kernel/installation';
import { answer, count, table } from './kernel/print';
import { showProgress } from './kernel/progress';

const MEGABYTE = 1024 * 1024;

/** `annals backup`: everything that cannot be made again, in one file. */
export const backup: Register = (annals) => {
  command(
    annals,
    'backup',
    'writes the log, the keys of people (wrapped), accounts and seal into one file, while people work',
  )
    .argument('<file>', 'the archive to write; it must not exist yet')
    .action((file: string, flags: CommonFlags) =>
      withInstallation(async ({ configuration, databaseUrl, secrets, pool }) => {
        const path = named(file);
        mustBeWritable(path);
        const { eventStoreUrl } = configuration;
        const elsewhere = eventStoreUrl === undefined ? undefined : openStore(eventStoreUrl);
        const progress = showProgress(flags, 'Backup', 'MB', Math.ceil((await backupSize(pool)) / MEGABYTE));
        const onBytes = (bytes: number) => progress.update(Math.round(bytes / MEGABYTE));
        const report = await writeBackup(databaseUrl, secrets.masterKey, path, {
          elsewhere,
          onBytes,
        }).finally(async () => {
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
            'It opens with the master key alone: keep that in another place.',
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
