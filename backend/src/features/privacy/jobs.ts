import { personId } from '@annals/contracts/kernel/ids';
import { scrubErased } from '@annals/projections/engine/scrub';
import { approvedErasures } from '@annals/projections/features/privacy/queries';
import { projections } from '@annals/projections/features';
import { z } from 'zod';
import { ArchiveWriter } from '../../platform/archives/archive-writer';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { eachWork, settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { erase, keepErasureList } from './erase';

const ERASE = 'erase-person';
const SCRUB = 'scrub-erased';
const SWEEP = 'sweep-erasures';
const SWEEP_EVERY_MS = 5 * 60_000;
/** By then no process has the key in its memory any more, whatever it has heard. */
const KEYS_FORGOTTEN_MS = 2 * 60_000;

const concerned = z.object({ personId });

/** An approved erasure is done at once, and the read models, archives and pictures are looked through once more when no key can be in any memory. */
export function erasuresPolicy(queue: JobQueue): Policy {
  return {
    name: 'erasures',
    react: async ({ id, type, data }) => {
      if (type === 'ErasureApproved') await queue.add(ERASE, `${ERASE}-${id}`, concerned.parse(data));
      if (type === 'PersonalDataErased')
        await queue.add(SCRUB, `${SCRUB}-${id}`, concerned.parse(data), KEYS_FORGOTTEN_MS);
    },
  };
}

export function erasureJobs(services: Services): JobHandlers {
  return {
    [ERASE]: async (data) => erase(services, concerned.parse(data).personId),
    [SCRUB]: async (data) => {
      const { personId: id } = concerned.parse(data);
      await scrubErased(services.pool, services.log, projections);
      await new ArchiveWriter(services.pool).eraseAbout(id);
      await services.pictures.removeAllOf(id);
    },
    [SWEEP]: async () => {
      await eachWork(
        async () => settleAll(await approvedErasures(services.readModels), (id) => erase(services, id)),
        () => keepErasureList(services),
      );
    },
  };
}

/** Keeps looking for erasures that were approved and not done, or done and not written into the signed list. */
export function sweepErasures(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
