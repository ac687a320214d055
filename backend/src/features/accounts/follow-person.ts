import { personId } from '@annals/contracts/kernel/ids';
import { z } from 'zod';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Policy } from '../../platform/jobs/policy';
import { becauseOf } from '../../platform/kernel/cause';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import { ACCOUNT_FOLLOWS, settleAccount } from './settle';

const SETTLE = 'settle-accounts';
/** As earlier versions queued it, for one person. */
const SETTLE_ONE = 'settle-account';
const SWEEP = 'sweep-accounts';
const SWEEP_EVERY_MS = 5 * 60_000;

const concerned = z.object({ personId });
const settled = z.object({ accounts: z.array(concerned.extend({ eventId: z.string() })) });

/** An account follows its person: the person who changed the person or locked the account settles it at once, and this does so again in case they were interrupted. */
export function accountsPolicy(queue: JobQueue): Policy {
  return {
    name: 'settle-accounts',
    reactToAll: async (events) => {
      const accounts = events
        .filter(({ type }) => ACCOUNT_FOLLOWS.has(type))
        .map(({ id: eventId, data }) => ({ ...concerned.parse(data), eventId }));
      const [first] = accounts;
      if (first)
        await queue.add(SETTLE, `${SETTLE}-${first.eventId}-${String(accounts.length)}`, { accounts });
    },
  };
}

export function accountJobs(services: Services): JobHandlers {
  return {
    [SETTLE]: (data) =>
      settleAll(settled.parse(data).accounts, ({ personId: id, eventId }) =>
        becauseOf(eventId, () => settleAccount(services, id)),
      ),
    [SETTLE_ONE]: async (data) => settleAccount(services, concerned.parse(data).personId),
    [SWEEP]: async () => {
      await settleAll(await services.userAuth.unsettled(), (id) => settleAccount(services, id));
    },
  };
}

/** Keeps looking for accounts that differ from the log. */
export function sweepAccounts(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
