import { privilegedActId } from '@annals/contracts/features/privileged-acts/ids';
import { approvedActs } from '@annals/projections/features/privileged-acts/queries';
import { z } from 'zod';
import type { Policy } from '../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { carryOutAct } from './carry-out';

const CARRY_OUT = 'carry-out-privileged-act';
const SWEEP = 'sweep-privileged-acts';
const SWEEP_EVERY_MS = 5 * 60_000;
/** The request that approves carries it out at once; the job comes after it, in case that was interrupted. */
const AFTER_THE_REQUEST_MS = 15_000;

const concerned = z.object({ actId: privilegedActId });

/** What two administrators agreed on is carried out, whatever interrupts it. */
export function privilegedActsPolicy(queue: JobQueue): Policy {
  return {
    name: 'privileged-acts',
    react: async ({ id, type, data }) => {
      if (type !== 'PrivilegedActApproved') return;
      await queue.add(CARRY_OUT, `${CARRY_OUT}-${id}`, concerned.parse(data), AFTER_THE_REQUEST_MS);
    },
  };
}

export function privilegedActJobs(services: Services): JobHandlers {
  return {
    [CARRY_OUT]: async (data) => carryOutAct(services, concerned.parse(data).actId),
    [SWEEP]: async () => {
      await settleAll(await approvedActs(services.readModels), (id) => carryOutAct(services, id));
    },
  };
}

/** Keeps looking for acts that were approved and not carried out. */
export function sweepPrivilegedActs(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
