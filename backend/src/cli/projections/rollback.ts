import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { awaitRebuilds } from './await-rebuilds';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { projectionArgument } from './projection-argument';
import { withWorker } from './with-worker';

interface Flags extends CommonFlags {
  readonly reason: string;
}

/** `annals projections rollback`: the generation before the live one comes back, caught up first. */
export const rollbackProjection: Register = (projections) => {
  command(projections, 'rollback', 'brings back the generation before the live one, caught up first')
    .addArgument(projectionArgument('<projection>'))
    .requiredOption('--reason <words>', 'why')
    .action((name: string, flags: Flags) =>
      withProjectionOperations((care, installation) =>
        withWorker(installation, async () => {
          const since = new Date().toISOString();
          await care.rollback(name, { origin: operatorOrigin('rollback', name), reason: flags.reason });
          const statuses = await awaitRebuilds(installation, flags, [name], since);
          answer(
            flags,
            statuses[0],
            () => `${name} is at generation ${String(statuses[0]?.generation)} again.`,
          );
        }),
      ),
    );
};
