import { dispatcher } from '../../platform/commands/dispatch';
import { recordOperation } from '../../features/operations/operation';
import { operatorOrigin } from '../projections/projection-operations';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { answer, count } from '../kernel/print';
import { openQueue } from './open-queue';

interface Flags extends CommonFlags {
  readonly all: boolean;
}

const MOST = 10_000;

/** `annals jobs retry`: tries failed jobs again. */
export const retryJobs: Register = (jobs) => {
  command(jobs, 'retry', 'tries failed jobs again')
    .argument('[job...]', 'their ids, as annals jobs list shows them')
    .option('--all', 'all that failed', false)
    .action((ids: readonly string[], flags: Flags) =>
      withInstallation(async ({ configuration, database, log }) => {
        if (flags.all === ids.length > 0)
          throw new CommandFailure('Name the jobs to retry, or say --all.', EXIT.misused);
        const dispatch = dispatcher(log, () => new Date());
        const queue = await openQueue(configuration, database);
        try {
          const wanted = flags.all ? (await queue.list('failed', MOST)).map(({ id }) => id) : ids;
          const outcomes = await Promise.all(
            wanted.map(async (id) => {
              const request = { operation: 'retry job', target: id, reason: null } as const;
              await recordOperation(dispatch, request, operatorOrigin('retry', id));
              return { id, retried: await queue.retry(id) };
            }),
          );
          const retried = outcomes.filter((outcome) => outcome.retried);
          answer(
            flags,
            outcomes,
            () => `${count(retried.length)} of ${count(wanted.length)} are tried again.`,
          );
          if (retried.length < wanted.length)
            throw new CommandFailure('The others are not there, or have not failed.');
        } finally {
          await queue.close();
        }
      }),
    );
};
