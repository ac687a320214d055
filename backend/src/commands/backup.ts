import { resolve } from 'node:path';
import { backupSize, writeBackup } from '../operations/backup/write-backup';
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
        if (configuration.eventStoreUrl !== undefined)
          throw new CommandFailure(
            'The log is not in this database. Copy it into one with: annals events copy --to postgres://…, and back that up.',
          );
        const path = named(file);
        const progress = showProgress(flags, 'Backup', 'MB', Math.ceil((await backupSize(pool)) / MEGABYTE));
        const report = await writeBackup(databaseUrl, secrets.masterKey, path, (bytes) =>
          progress.update(Math.round(bytes / MEGABYTE)),
        ).finally(() => progress.stop());
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

/** Files are meant from where the command was typed. */
export function named(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}
