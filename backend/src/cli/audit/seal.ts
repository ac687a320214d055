import { publishCheckpoints } from '../../platform/sealing/publish';
import { rotateKeptKey } from '../../platform/sealing/seal-keys';
import { placesIn } from '../../platform/sealing/settings';
import { readConfiguration } from '../../platform/configuration/configuration';
import { WrongConfiguration } from '../../platform/kernel/wrong-configuration';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { withInstallation } from '../kernel/installation';
import { answer, count } from '../kernel/print';
import { showProgress } from '../kernel/progress';
import { cosignNewest } from '../../platform/sealing/cosign';
import { cosignedNote } from '../../platform/sealing/witnesses/kept';
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
          const { witnesses } = settings;
          const notCosigned = await cosignNewest(seal, witnesses, new Date(), 'missing');
          const failed = await publishCheckpoints(seal.store, placesIn(settings), new Date(), (checkpoint) =>
            cosignedNote(seal.store, witnesses, checkpoint),
          );
          const newest = await seal.store.newestCheckpoint();
          const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));
          const notPublished = failed.map(({ place, error }) => ({ place, error: sentence(error) }));
          const away = notCosigned.map(({ witness, error }) => ({ witness, error: sentence(error) }));
          const note = newest && (await cosignedNote(seal.store, witnesses, newest));
          const checkpoint = newest && note !== undefined ? { ...newest, note } : null;
          answer(flags, { isNew: made !== undefined, checkpoint, notPublished, notCosigned: away }, () =>
            [
              made === undefined
                ? 'Nothing is new since the last checkpoint.'
                : `Sealed ${count(made.size)} events.`,
              ...away.map(({ witness, error }) => `The witness ${witness} did not cosign it: ${error}`),
              ...notPublished.map(({ place, error }) => `It did not reach the ${place}: ${error}`),
              '',
              note?.trimEnd() ?? 'The log is empty.',
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
