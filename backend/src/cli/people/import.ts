import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { v7 } from 'uuid';
import { importId } from '@annals/contracts/features/imports/ids';
import { importOf } from '@annals/projections/features/imports/queries';
import { checkImport, startImport } from '../../features/imports/start-import';
import type { Services } from '../../platform/services/services';
import { named } from '../backup';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT, ofFile } from '../kernel/failures';
import { withInstallation, type Installation } from '../kernel/installation';
import { answer, count, table } from '../kernel/print';
import { showProgress } from '../kernel/progress';
import { withServices } from '../kernel/with-services';

interface Flags extends CommonFlags {
  readonly as: string;
  readonly check: boolean;
  readonly invite: boolean;
}

const POLL_MS = 500;

/** `annals people import`: takes over a list of people, as Administration, Imports does. */
export const importPeople: Register = (people) => {
  command(people, 'import', 'takes over a list of people (CSV), as Administration does')
    .argument('<file>', 'the list')
    .requiredOption('--as <address>', 'the e-mail address of the administrator who answers for it')
    .option('--check', 'only tells what would happen', false)
    .option('--invite', 'sends everybody who is hired an invitation', false)
    .action((file: string, flags: Flags) =>
      withInstallation((installation) =>
        withServices(installation, (services) => run(services, installation, readCsv(file), flags)),
      ),
    );
};

async function run(services: Services, { signal }: Installation, csv: string, flags: Flags): Promise<void> {
  const administrator = await services.userAuth.findByEmail(flags.as.toLowerCase());
  const role = administrator && (await services.userAuth.activeRoleOf(administrator.userId));
  if (!administrator || role !== 'admin')
    throw new CommandFailure(`${flags.as} is not an administrator's address.`);
  const commandId = v7();
  if (flags.check) {
    const report = await checkImport(services, csv, commandId);
    answer(flags, report, () => {
      const { hire, change, unchanged, error } = report.counts;
      const faults = report.rows.flatMap(({ row, email, problems }) =>
        problems.map(({ field, message }) => ({ row, email, column: field, problem: message })),
      );
      return [
        `${count(hire)} would be hired, ${count(change)} changed, ${count(unchanged)} stay as they are, ${count(error)} are left out.`,
        ...(faults.length > 0
          ? [
              table(faults, {
                row: ({ row }) => row,
                email: ({ email }) => email,
                column: ({ column }) => column ?? '',
                problem: ({ problem }) => problem,
              }),
            ]
          : []),
        ...report.newDepartments.map(
          ({ department, rows }) => `New department, in ${count(rows)} rows: ${department}`,
        ),
      ].join('\n');
    });
    if (report.counts.error > 0) process.exitCode = EXIT.found;
    return;
  }
  const actor = { id: administrator.userId, role };
  const { id } = await startImport(services, { csv, invite: flags.invite }, actor.id, { actor, commandId });
  await follow(services, signal, id, flags);
}

/** Processes with the role `jobs` do the work; this command only watches. */
async function follow(
  { readModels }: Services,
  signal: AbortSignal,
  id: string,
  flags: Flags,
): Promise<void> {
  const progress = showProgress(flags, 'Import', 'rows', 1);
  try {
    for (;;) {
      const found = await importOf(readModels, importId.parse(id));
      if (found) progress.update(found.processed, found.rowCount);
      if (found?.status === 'finished' || (found && found.processed >= found.rowCount)) {
        progress.stop();
        answer(flags, found, () =>
          [
            `${count(found.hired)} hired, ${count(found.changed)} changed, ${count(found.unchanged)} as they were, ${count(found.refusedCount)} left out.`,
            ...(found.refused.length > 0
              ? [table(found.refused, { row: ({ row }) => row, problem: ({ problem }) => problem })]
              : []),
          ].join('\n'),
        );
        if (found.refusedCount > 0) process.exitCode = EXIT.found;
        return;
      }
      if (signal.aborted)
        throw new CommandFailure('Interrupted. The import goes on where jobs run.', EXIT.interrupted);
      await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    progress.stop();
  }
}

function readCsv(file: string): string {
  if (!existsSync(named(file))) throw new CommandFailure(`There is no file ${named(file)}.`);
  try {
    return readFileSync(named(file), 'utf8');
  } catch (error) {
    throw ofFile(named(file), error);
  }
}
