import { projectionStatuses } from '@annals/projections/engine/status';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { withInstallation } from '../kernel/installation';
import { answer, count, table } from '../kernel/print';

/** `annals projections list`: the state of every read model. */
export const listProjections: Register = (projections) => {
  command(
    projections,
    'list',
    'how each read model stands: position, lag, who holds it, what stopped it',
  ).action((flags: CommonFlags) =>
    withInstallation(async ({ pool, log }) => {
      const statuses = await projectionStatuses(pool, log);
      answer(flags, statuses, () =>
        table(statuses, {
          projection: ({ name }) => name,
          status: ({ status }) => status,
          generation: ({ generation }) => generation,
          position: ({ position }) => BigInt(position),
          lag: ({ lag }) => BigInt(lag),
          worker: ({ holder }) => holder,
          rebuild: ({ rebuild }) =>
            rebuild &&
            (rebuild.failure?.message ??
              `${rebuild.state} ${count(rebuild.position)} of ${count(rebuild.head)}`),
          failure: ({ failure, waiting }) => {
            const event = failure ?? waiting;
            return event && `${event.position} ${event.type}: ${event.message}`;
          },
        }),
      );
    }),
  );
};
