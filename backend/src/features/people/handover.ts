import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import { z } from 'zod';
import { untilShown } from '../../platform/queue/not-yet';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Policy } from '../../platform/jobs/policy';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Services } from '../../platform/services/services';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { person } from '../person/person-decider';

const FOLLOW = 'follow-manager';
const SWEEP = 'sweep-managers-followed';
/** How often what is still with an earlier manager is looked for, whatever the queue knows. */
const SWEEP_EVERY_MS = 5 * 60_000;

const follow = z.object({ employeeId: personId });

/** A person who gets another manager, or leaves, takes along what is under way. */
export function handoverPolicy(queue: JobQueue): Policy {
  return {
    name: 'follow-manager',
    react: async (event) => {
      const { type, data } = event as PersonEvent;
      if (type !== 'ManagerAssigned' && type !== 'EmployeeDeparted') return;
      await queue.add(FOLLOW, `${FOLLOW}-${event.id}`, { employeeId: data.personId });
    },
  };
}

/** What the jobs do: move what is under way of one employee, and find those whose job was lost with the queue. */
export function handoverJobs(services: Services): JobHandlers {
  return {
    [FOLLOW]: async (data) => {
      const { employeeId } = follow.parse(data);
      await settleAll(services.features.handoverRules, (rule) =>
        handOverToManager(services, rule, employeeId),
      );
    },
    [SWEEP]: async () => {
      await settleAll(services.features.handoverRules, async (rule) => {
        const misassigned = await rule.misassigned(
          services.readModels,
          services.clock().toISOString(),
          services.timeZone,
        );
        await settleAll(misassigned, (employeeId) => handOverToManager(services, rule, employeeId));
      });
    },
  };
}

/** Keeps looking for what is still with an earlier manager. */
export function sweepHandovers(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}

/**
 * Brings what one feature has under way of an employee to the manager the log names now, whichever change the job was queued for: after
 * several changes in a row everything is with the last manager. One job per employee at a time, on read models that show what the one
 * before it did.
 */
async function handOverToManager(
  { log, dispatch, feed, readModels, locks, clock, timeZone }: Services,
  rule: HandoverRule,
  employeeId: PersonId,
): Promise<void> {
  await locks.take(`follow-manager-${employeeId}`, async () => {
    const events = await log.readStream(`${person.category}-${employeeId}`);
    const state = events.reduce((so, event) => person.evolve(so, event as PersonEvent), person.initial);
    const cause = events.findLast(({ type }) => type === 'ManagerAssigned' || type === 'EmployeeDeparted');
    if (state.status === 'none' || cause === undefined) return;
    await untilShown(feed, rule.reads, await log.head());
    const now = clock().toISOString();
    for (const { id, managerId } of await rule.underWay(readModels, employeeId, now, timeZone)) {
      const origin = {
        actor: { id: 'system:organisation', role: 'system' } as const,
        // Of this change, this thing and whom it leaves: however often it is tried, it happens once.
        commandId: derivedId('follow-manager', rule.feature, id, cause.id, managerId ?? 'nobody'),
        correlationId: cause.metadata.correlationId,
        causationId: cause.id,
      };
      if (state.status === 'departed') await rule.end?.(dispatch, id, origin);
      else if (state.managerId === managerId) continue;
      else if (state.managerId === null) await rule.letGo?.(dispatch, id, origin);
      else await rule.handOver(dispatch, id, state.managerId, origin);
    }
  });
}
