import { command, type CommonFlags, type Register } from '../kernel/command';
import { EXIT } from '../kernel/failures';
import { answer } from '../kernel/print';
import { awaitRebuilds } from './await-rebuilds';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { differenceInWords, isIdentical } from './difference-words';
import { projectionArgument } from './projection-argument';
import { withWorker } from './with-worker';

/** `annals projections diff`: what a rebuild would change, without switching to it. */
export const diffProjections: Register = (projections) => {
  command(
    projections,
    'diff',
    'rebuilds a read model only to compare it with the live one; ends with 3 when they differ',
  )
    .addArgument(projectionArgument('<projection...>', 'which ones'))
    .action((names: readonly string[], flags: CommonFlags) =>
      withProjectionOperations((care, installation) =>
        withWorker(installation, async () => {
          const since = new Date().toISOString();
          for (const name of names)
            await care.rebuild(name, 'diff', {
              origin: operatorOrigin('diff', name),
              reason: 'Compared at the command line.',
            });
          const statuses = await awaitRebuilds(installation, flags, names, since);
          const found = statuses.map(({ name, lastRebuild }) => ({
            name,
            difference: lastRebuild?.difference ?? null,
          }));
          answer(flags, found, () =>
            found.map(({ name, difference }) => differenceInWords(name, difference)).join('\n'),
          );
          if (found.some(({ difference }) => !difference || !isIdentical(difference)))
            process.exitCode = EXIT.found;
        }),
      ),
    );
};
