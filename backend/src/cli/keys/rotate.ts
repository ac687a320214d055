import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { dispatcher } from '../../platform/commands/dispatch';
import { openKeyWrapper } from '../../master-key';
import { rotateMasterKey } from '../../features/operations/master-key-rotation';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { answer, count } from '../kernel/print';
import { showProgress } from '../kernel/progress';
import { operatorOrigin } from '../projections/projection-operations';

/** `annals keys rotate`: wraps the keys of all people with the present master key, while people work. */
export const rotateKeys: Register = (keys) => {
  command(
    keys,
    'rotate',
    'wraps the keys of all people with the present master key; the one before is ANNALS_MASTER_KEY_PREVIOUS until it is done',
  ).action((flags: CommonFlags) =>
    withInstallation(async ({ configuration, secrets, database, log, signal }) => {
      const wrapper = await openKeyWrapper(configuration, secrets);
      const personalKeys = new PostgresPersonalKeys(database.keysUrl, wrapper);
      const progress = showProgress(flags, 'Wrapping', 'keys', 1);
      try {
        const rewrapped = await rotateMasterKey({
          keys: personalKeys,
          wrapper,
          dispatch: dispatcher(log, () => new Date()),
          origin: operatorOrigin('rotate', wrapper.keyName),
          onProgress: (looked, of) => progress.update(looked, of),
          signal,
        });
        if (rewrapped === undefined)
          throw new CommandFailure('Interrupted. The same command goes on from there.', EXIT.interrupted);
        progress.stop();
        answer(flags, { keyName: wrapper.keyName, rewrapped }, () =>
          [
            `${count(rewrapped)} keys were wrapped again; all are wrapped with ${wrapper.keyName} now.`,
            'The master key before is needed for older backups alone: take it out of ANNALS_MASTER_KEY_PREVIOUS, and keep it with them.',
          ].join('\n'),
        );
      } finally {
        progress.stop();
        await personalKeys.close();
      }
    }),
  );
};
