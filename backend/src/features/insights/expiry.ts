import { insightsToExpire } from '@annals/projections/features/insights/queries';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { derivedId } from '../../platform/commands/derived-id';
import type { Services } from '../../platform/services/services';
import { insight } from './decider';

const SWEEP = 'sweep-expired-insights';
const SWEEP_EVERY_MS = 15 * 60_000;
/** How many one sweep ends; the next one goes on. */
const AT_ONCE = 1_000;

/** Ends the insights whose time is over. They are not shown from that moment on, whether the sweep has come by or not. */
export function expiryJobs({ dispatchMany, readModels, clock }: Services): JobHandlers {
  return {
    [SWEEP]: async () => {
      const over = await insightsToExpire(readModels, clock(), AT_ONCE);
      await dispatchMany(
        insight,
        over.map((id) => ({
          id,
          command: { type: 'ExpireInsight' },
          origin: {
            actor: { id: 'system:alex', role: 'system' },
            commandId: derivedId('insight-expired', id),
          },
        })),
      );
    },
  };
}

/** Keeps looking for insights whose time is over. */
export function sweepExpiredInsights(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
