import { projections } from '@annals/projections/features';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { answer } from '../kernel/print';
import { awaitRebuilds } from './await-rebuilds';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { differenceInWords } from './difference-words';
import { projectionArgument } from './projection-argument';
import { withWorker } from './with-worker';

interface Flags extends CommonFlags {
  readonly all: boolean;
  readonly review: boolean;
  readonly reason: string;
}

/** `annals projections rebuild`: rebuilds read models while people work, and switches to them. */
export const rebuildProjections: Register = (group) => {
  command(group, 'rebuild', 'rebuilds read models beside the live ones, compares them, and switches to them')
    .addArgument(projectionArgument('[projection...]', 'which ones'))
    .option('--all', 'all of them, reading the log once', false)
    .option('--review', 'waits with the switch for: annals projections approve', false)
    .option('--reason <words>', 'why', 'Rebuilt at the command line.')
    .action((names: readonly string[], flags: Flags) =>
      withProjectionOperations(async (care, installation) => {
        if (flags.all === names.length > 0)
          throw new CommandFailure('Name the projections to rebuild, or say --all.', EXIT.misused);
        await withWorker(installation, async () => {
          const since = new Date().toISOString();
          const { reason, review } = flags;
          const because = (what: string) => ({ origin: operatorOrigin('rebuild', what), reason, review });
          if (!flags.all) for (const name of names) await care.rebuild(name, 'rebuild', because(name));
          const asked = flags.all ? await care.rebuildAll(because('all')) : names;
          const statuses = await awaitRebuilds(installation, flags, asked, since);
          const ended = statuses.map(({ name, lastRebuild, rebuild }) => ({
            name,
            waitsForApproval: rebuild !== null,
            seconds: rebuild ? null : (lastRebuild?.seconds ?? null),
            difference: (rebuild ?? lastRebuild)?.difference ?? null,
          }));
          const left = flags.all
            ? projections.map(({ name }) => name).filter((name) => !asked.includes(name))
            : [];
          if (left.length > 0) process.exitCode = EXIT.found;
          answer(flags, ended, () =>
            ended
              .map(
                ({ name, difference, waitsForApproval }) =>
                  differenceInWords(name, difference) + (waitsForApproval ? ' Waits for approval.' : ''),
              )
              .concat(
                left.length === 0
                  ? []
                  : `Left out, because they are paused or built again already: ${left.join(', ')}.`,
              )
              .join('\n'),
          );
        });
      }),
    );
};
