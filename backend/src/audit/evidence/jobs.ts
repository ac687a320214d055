import type { EvidenceEvent } from '@annals/contracts/audit/evidence-events';
import { evidenceExportId } from '@annals/contracts/kernel/ids';
import { unfinishedExports } from '@annals/projections/audit/evidence-queries';
import { z } from 'zod';
import type { Policy } from '../../jobs/policy';
import type { JobHandlers, JobQueue } from '../../jobs/queue';
import type { Services } from '../../services';
import { makeExport } from './make';
import { ArchiveWorkshop } from '../../archives/workshop';

const MAKE = 'make-evidence';
const SWEEP = 'sweep-evidence';
const SWEEP_EVERY_MS = 60_000;
const wanted = z.object({ exportId: evidenceExportId });

/** A bundle that is asked for is made at once. */
export function evidencePolicy(queue: JobQueue): Policy {
  return {
    name: 'evidence',
    react: async (event) => {
      const { type, data } = event as EvidenceEvent;
      if (type === 'EvidenceRequested')
        await queue.add(MAKE, `${MAKE}-${data.exportId}`, { exportId: data.exportId });
    },
  };
}

export function evidenceJobs(services: Services): JobHandlers {
  return {
    [MAKE]: (data) => makeExport(services, wanted.parse(data).exportId),
    [SWEEP]: async () => {
      for (const id of await unfinishedExports(services.readModels)) await makeExport(services, id);
      await new ArchiveWorkshop(services.pool).sweep();
    },
  };
}

/** Keeps looking for bundles whose making was interrupted, and for archives whose time is over. */
export function sweepEvidence(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
