import { openReadModels } from '@annals/projections/engine/connections';
import { queuePlaceOf } from '../platform/queue/queue';
import { inspectQueue } from '../platform/queue/queue-inspection';
import { diagnose } from '../features/operations/doctor';
import { command, type CommonFlags, type Register } from './kernel/command';
import { EXIT } from './kernel/failures';
import { withInstallation } from './kernel/installation';
import { answer, table } from './kernel/print';

/** `annals doctor`: looks at everything that usually goes wrong. */
export const doctor: Register = (annals) => {
  command(
    annals,
    'doctor',
    'looks at everything that usually goes wrong; ends with 3 when something is broken',
  ).action((flags: CommonFlags) =>
    withInstallation(async ({ configuration, database, pool, log }) => {
      const jobs = inspectQueue(queuePlaceOf(configuration, database));
      const readModels = openReadModels(database.url, 2);
      try {
        // Reading the configuration was the first check: a wrong one has ended the command with a sentence already.
        const findings = [
          { check: 'configuration', state: 'ok' as const, detail: 'every setting can be used' },
          ...(await diagnose({ configuration, database, pool, log, jobs, readModels })),
        ];
        answer(flags, findings, () =>
          table(findings, {
            check: ({ check }) => check,
            state: ({ state }) => state,
            detail: ({ detail }) => detail,
          }),
        );
        if (findings.some(({ state }) => state === 'broken')) process.exitCode = EXIT.found;
      } finally {
        await jobs.close();
        await readModels.destroy();
      }
    }),
  );
};
