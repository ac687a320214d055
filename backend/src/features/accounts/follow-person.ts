import { personId } from '@annals/contracts/kernel/ids';
import { z } from 'zod';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Policy } from '../../platform/jobs/policy';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { ACCOUNT_FOLLOWS, settleAccount } from './settle';

const SETTLE = 'settle-account';
const SWEEP = 'sweep-accounts';
const SWEEP_EVERY_MS = 5 * 60_000;

const concerned = z.object({ personId });

/** An account follows its person: the person who changed the person or locked the account settles it at once, and this does so again in case they were interrupted. */
export function accountsPolicy(queue: JobQueue): Policy {
  return {
    name: 'settle-accounts',
    react: async ({ id, type, data }) => {
      if (!ACCOUNT_FOLLOWS.has(type)) return;
      await queue.add(SETTLE, `${SETTLE}-${id}`, concerned.parse(data));
    },
  };
}

export function accountJobs(services: Services): JobHandlers {
  return {
    [SETTLE]: async (data) => settleAccount(services, concerned.parse(data).personId),
    [SWEEP]: async () => {
      await settleAll(await services.userAuth.unsettled(), (id) => settleAccount(services, id));
    },
  };
}

/** Keeps looking for accounts that differ from the log. */
export function sweepAccounts(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
