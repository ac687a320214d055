import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
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

const FOLLOW = 'follow-managers';
/** As earlier versions queued it, for one employee. */
const FOLLOW_ONE = 'follow-manager';
const SWEEP = 'sweep-managers-followed';
/** How often what is still with an earlier manager is looked for, whatever the queue knows. */
const SWEEP_EVERY_MS = 5 * 60_000;

const followed = z.object({ employeeIds: z.array(personId) });
const followedOne = z.object({ employeeId: personId });

/** A person who gets another manager, or leaves, takes along what is under way. */
export function handoverPolicy(queue: JobQueue): Policy {
  return {
    name: 'follow-manager',
    reactToAll: async (events) => {
      const moved = (events as readonly PersonEvent[]).filter(
        ({ type }) => type === 'ManagerAssigned' || type === 'EmployeeDeparted',
      );
      const [first] = moved;
      if (!first) return;
      const employeeIds = [...new Set(moved.map(({ data }) => data.personId))];
      await queue.add(FOLLOW, `${FOLLOW}-${first.id}-${String(moved.length)}`, { employeeIds });
    },
  };
}

/** What the jobs do: move what is under way of employees, and find those whose job was lost with the queue. */
export function handoverJobs(services: Services): JobHandlers {
  return {
    [FOLLOW]: (data) => handOverOf(services, followed.parse(data).employeeIds),
    [FOLLOW_ONE]: (data) => handOverOf(services, [followedOne.parse(data).employeeId]),
    [SWEEP]: async () => {
      await settleAll(services.features.handoverRules, async (rule) => {
        const misassigned = await rule.misassigned(
          services.readModels,
          services.clock().toISOString(),
          services.timeZone,
        );
        await settleAll(misassigned, (employeeId) => handOverToManager(services, [rule], employeeId));
      });
    },
  };
}

/** Keeps looking for what is still with an earlier manager. */
export function sweepHandovers(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}

/** Brings what is under way of employees to the managers they have now. Most who change managers have nothing: each feature is asked for all of them at once. */
async function handOverOf(services: Services, employeeIds: readonly PersonId[]): Promise<void> {
  const { log, feed, readModels, clock, timeZone, features } = services;
  const rules = features.handoverRules;
  await untilShown(feed, [...new Set(rules.flatMap((rule) => rule.reads))], await log.head());
  await settleAll(rules, async (rule) => {
    const open = await rule.underWay(readModels, employeeIds, clock().toISOString(), timeZone);
    const concerned = new Set(open.map(({ employeeId }) => employeeId));
    await settleAll(concerned, (employeeId) => handOverToManager(services, [rule], employeeId));
  });
}

/**
 * Brings what some features have under way of an employee to the manager the log names now, whichever change the job was queued for: after
 * several changes in a row everything is with the last manager. One job per employee at a time, on read models that show what the one
 * before it did. A feature that fails keeps none of the others from it.
 */
async function handOverToManager(
  services: Services,
  rules: readonly HandoverRule[],
  employeeId: PersonId,
): Promise<void> {
  const { log, feed, locks } = services;
  await locks.take(`follow-manager-${employeeId}`, async () => {
    const events = await log.readStream(`${person.category}-${employeeId}`);
    const state = events.reduce((so, event) => person.evolve(so, event as PersonEvent), person.initial);
    const cause = events.findLast(({ type }) => type === 'ManagerAssigned' || type === 'EmployeeDeparted');
    if (state.status === 'none' || cause === undefined) return;
    const reads = new Set(rules.flatMap((rule) => rule.reads));
    await untilShown(feed, [...reads], await log.head());
    const { managerId } = state;
    const place = { employeeId, managerId, hasLeft: state.status === 'departed' };
    await settleAll(rules, (rule) => follow(services, rule, place, cause));
  });
}

/** Where an employee is in the organization now. */
interface Place {
  readonly employeeId: PersonId;
  readonly managerId: PersonId | null;
  readonly hasLeft: boolean;
}

/** @param cause what changed it last */
async function follow(
  { dispatch, readModels, clock, timeZone }: Services,
  rule: HandoverRule,
  { employeeId, managerId, hasLeft }: Place,
  cause: RecordedEvent,
): Promise<void> {
  const now = clock().toISOString();
  for (const thing of await rule.underWay(readModels, [employeeId], now, timeZone)) {
    const origin = {
      actor: { id: 'system:organisation', role: 'system' } as const,
      // Of this change, this thing and whom it leaves: however often it is tried, it happens once.
      commandId: derivedId('follow-manager', rule.feature, thing.id, cause.id, thing.managerId ?? 'nobody'),
      correlationId: cause.metadata.correlationId,
      causationId: cause.id,
    };
    if (hasLeft) await rule.end?.(dispatch, thing.id, origin);
    else if (managerId === thing.managerId) continue;
    else if (managerId === null) await rule.letGo?.(dispatch, thing.id, origin);
    else await rule.handOver(dispatch, thing.id, managerId, origin);
  }
}
