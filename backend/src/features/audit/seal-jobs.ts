import type { KeptCheckpoint } from '@annals/event-store/sealing/seal-store';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { SizeRange } from '../../platform/sealing/places/folder';
import type { Services } from '../../platform/services/services';
import { publishCheckpoints } from '../../platform/sealing/publish';
import { SealingIsStopped } from '../../platform/sealing/stop';
import { publishedIn } from '../../platform/sealing/published';
import { placesIn } from '../../platform/sealing/settings';
import { verifyNextSlice } from '../../platform/sealing/verification';
import { cosignNewest } from '../../platform/sealing/cosign';
import { cosignedNote } from '../../platform/sealing/witnesses/kept';

const SEAL = 'seal-log';
const PUBLISH = 'publish-checkpoints';
const VERIFY = 'verify-log';
/** Twice as often as has to be: a checkpoint is taken at least every minute, whatever else the workers have to do. */
const SEAL_EVERY_MS = 30_000;
const PUBLISH_EVERY_MS = 30_000;
const VERIFY_EVERY_MS = 60_000;

/** Sealing, publishing and verifying, each separately: none waits for another. */
export function sealJobs({ seal, sealSettings, clock, logger }: Services): JobHandlers {
  const { store } = seal;
  const { witnesses } = sealSettings;
  /** Trying again what is stopped changes nothing: an operator has to. Said each time, so that nobody misses it. */
  const unlessStopped = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof SealingIsStopped)) throw error;
      logger.error({ finding: error.message }, 'sealing is stopped');
    }
  };
  return {
    [SEAL]: () => unlessStopped(() => seal.seal()),
    [PUBLISH]: async () => {
      // First, so that it is published with what witnesses say.
      await unlessStopped(async () => {
        for (const { witness, error } of await cosignNewest(seal, witnesses, clock()))
          logger.warn({ witness, err: error }, 'a witness did not cosign the newest checkpoint');
      });
      const noteOf = (checkpoint: KeptCheckpoint) => cosignedNote(store, witnesses, checkpoint);
      for (const { place, error } of await publishCheckpoints(store, placesIn(sealSettings), clock(), noteOf))
        logger.warn({ place, err: error }, 'a checkpoint of the log did not arrive');
    },
    [VERIFY]: async () => {
      const published = async (range?: SizeRange) => {
        const { notes, failure } = await publishedIn(sealSettings, range);
        if (failure !== undefined)
          logger.warn({ err: failure }, 'published checkpoints could not be read back');
        return notes;
      };
      for (const finding of await verifyNextSlice(seal, published, clock()))
        logger.error(
          { finding: { ...finding, position: String(finding.position) } },
          'the log is not what was sealed',
        );
    },
  };
}

/** A new checkpoint is published at once; what did not arrive then is found by the sweep. */
export function sealPolicy(queue: JobQueue): Policy {
  return {
    name: 'checkpoints-published',
    react: async ({ id, type }) => {
      if (type === 'LogSealed') await queue.add(PUBLISH, `${PUBLISH}-${id}`, {});
    },
  };
}

/** Keeps sealing, publishing and verifying. */
export async function sweepSeal(queue: JobQueue, { sealSettings }: Services): Promise<void> {
  if (!sealSettings.scheduled) return;
  await queue.repeat(SEAL, SEAL_EVERY_MS);
  await queue.repeat(PUBLISH, PUBLISH_EVERY_MS);
  await queue.repeat(VERIFY, VERIFY_EVERY_MS);
}
