import type { PersonEvent } from '@annals/contracts/people/events';
import { painPointsToReassign } from '@annals/projections/pain-points/queries';
import type { JobHandlers, JobQueue } from '../jobs/queue';
import type { Policy } from '../jobs/policy';
import { derivedId } from '../kernel/derived-id';
import type { Services } from '../services';
import { painPoint } from './decider';

const REASSIGN = 'reassign-pain-points';
const SWEEP_EVERY_MS = 5 * 60_000;
/** The read model has taken in the change of manager by then; if not, the next sweep finds it. */
const SETTLING_MS = 2_000;

/** When somebody gets another manager, what they reported goes with them. */
export function reassignmentPolicy(queue: JobQueue): Policy {
  return {
    name: 'pain-point-reassignment',
    react: async (event) => {
      const { type } = event as PersonEvent;
      if (type === 'ManagerAssigned') await queue.add(REASSIGN, `${REASSIGN}-${event.id}`, {}, SETTLING_MS);
    },
  };
}

/** Hands every misplaced pain point over: whoever does it, and however often, it is done once. */
export function reassignmentJobs({ dispatch, readModels }: Services): JobHandlers {
  return {
    [REASSIGN]: async () => {
      for (const { id, managerId, updatedAt } of await painPointsToReassign(readModels))
        await dispatch(
          painPoint,
          id,
          { type: 'ReassignPainPoint', managerId },
          {
            actor: { id: 'system:pain-points', role: 'system' },
            commandId: derivedId('pain-point-reassigned', id, String(managerId), updatedAt),
          },
        );
    },
  };
}

/** Keeps looking for pain points that are with the wrong manager. */
export function sweepReassignments(queue: JobQueue): Promise<void> {
  return queue.repeat(REASSIGN, SWEEP_EVERY_MS);
}
