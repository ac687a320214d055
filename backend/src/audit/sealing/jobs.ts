import type { Policy } from '../../jobs/policy';
import type { JobHandlers, JobQueue } from '../../jobs/queue';
import type { Services } from '../../services';
import { publishCheckpoints } from './publish';
import { placesIn, publishedIn } from './settings';
import { verifyNextSlice } from './verification';

const SEAL = 'seal-log';
const PUBLISH = 'publish-checkpoints';
const VERIFY = 'verify-log';
/** Twice as often as has to be: a checkpoint is taken at least every minute, whatever else the workers have to do. */
const SEAL_EVERY_MS = 30_000;
const PUBLISH_EVERY_MS = 30_000;
const VERIFY_EVERY_MS = 60_000;

/** Sealing, publishing and verifying, each by itself: none waits for another. */
export function sealJobs({ seal, sealSettings, clock, logger }: Services): JobHandlers {
  const publish = async () => {
    for (const { place, error } of await publishCheckpoints(seal.store, placesIn(sealSettings), clock()))
      logger.warn({ place, err: error }, 'a checkpoint of the log did not arrive');
  };
  return {
    [SEAL]: async () => {
      await seal.seal();
    },
    [PUBLISH]: publish,
    [VERIFY]: async () => {
      for (const finding of await verifyNextSlice(seal, publishedIn(sealSettings), clock()))
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
