import { publishCheckpoints } from '../../audit/sealing/publish';
import { rotateKeptKey } from '../../audit/sealing/seal-keys';
import { placesIn } from '../../audit/sealing/settings';
import { readConfiguration, WrongConfiguration } from '../../configuration';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { withInstallation } from '../kernel/installation';
import { answer, count } from '../kernel/print';
import { showProgress } from '../kernel/progress';
import { withSeal } from './open-seal';

interface SealFlags extends CommonFlags {
  readonly newKey: boolean;
}

/** `annals audit seal`: takes a checkpoint now and publishes it. */
export const sealNow: Register = (audit) => {
  command(audit, 'seal', 'takes a signed checkpoint now and publishes it')
    .option('--new-key', 'seals with a new key from here on; the one before signs the change', false)
    .action((flags: SealFlags) => {
      if (flags.newKey) changeKey();
      return withInstallation((installation) =>
        withSeal(installation, async (seal, settings) => {
          const progress = showProgress(flags, 'Sealing', 'events', Number(await installation.log.head()));
          try {
            await seal.catchUp(installation.signal, (leaves) => progress.update(leaves));
          } finally {
            progress.stop();
          }
          const made = await seal.seal(installation.signal);
          const failed = await publishCheckpoints(seal.store, placesIn(settings), new Date());
          const newest = await seal.store.newestCheckpoint();
          const notPublished = failed.map(({ place, error }) => ({
            place,
            error: error instanceof Error ? error.message : String(error),
          }));
          answer(flags, { isNew: made !== undefined, checkpoint: newest ?? null, notPublished }, () =>
            [
              made === undefined
                ? 'Nothing is new since the last checkpoint.'
                : `Sealed ${count(made.size)} events.`,
              ...notPublished.map(({ place, error }) => `It did not reach the ${place}: ${error}`),
              '',
              newest?.note.trimEnd() ?? 'The log is empty.',
            ].join('\n'),
          );
        }),
      );
    });
};

function changeKey(): void {
  try {
    rotateKeptKey(readConfiguration(process.env));
  } catch (error) {
    throw error instanceof Error ? new WrongConfiguration(error.message) : error;
  }
}
