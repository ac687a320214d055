import { plannedChangeId, type PlannedChangeId } from '@annals/contracts/features/people/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { PlanChange } from '@annals/contracts/features/people/commands';
import type { PlannedChangeRow } from '@annals/contracts/features/people/administration';
import { plannedUntil } from '@annals/projections/features/people/planned-queries';
import { settleAccount } from '../accounts/settle';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Actor } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import { DomainError, TooMuchContention } from '../../platform/commands/domain-error';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { eachRow } from '../../platform/commands/settle-all';
import { dayOf } from '../../platform/kernel/time-zones';
import type { Services } from '../../platform/services/services';
import { aroundOf } from '../person/around';
import { withOrganizationLock, NotCaughtUp } from '../person/organization-lock';
import { person } from '../person/person-decider';

const SWEEP = 'apply-planned-changes';
const SWEEP_EVERY_MS = 5 * 60_000;
/** The day begins this much earlier in the east than in UTC. */
const FURTHEST_EAST_MS = 14 * 3_600_000;

const ACTOR: Actor = { id: 'system:planned-changes', role: 'system' };

/** Dates a change ahead. @throws PlanNotAhead and what the rules have against it already today */
export function plan(
  services: Services,
  id: PersonId,
  { reason, ...move }: PlanChange,
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  const planned = plannedChangeId.parse(derivedId(origin.commandId, 'planned-change'));
  return withOrganizationLock(services, async (dispatch) => {
    const around = await aroundOf(services.readModels, id, move.managerId);
    const command = { type: 'PlanChange' as const, plannedChangeId: planned, ...move, around };
    const answer = await dispatch(person, id, command, { ...origin, reason });
    return { ...answer, id: planned };
  });
}

/** Cancels a planned change before its day. @throws NotFound */
export function cancelPlanned(
  { dispatch }: Services,
  id: PersonId,
  { planned, reason }: { readonly planned: PlannedChangeId; readonly reason: string },
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  const command = { type: 'CancelPlannedChange', plannedChangeId: planned } as const;
  return dispatch(person, id, command, { ...origin, reason });
}

/** Planned changes take effect on the day of the person concerned. */
export function plannedChangeJobs(services: Services): JobHandlers {
  const { readModels, clock } = services;
  return {
    [SWEEP]: async () => {
      const latest = new Date(clock().getTime() + FURTHEST_EAST_MS).toISOString().slice(0, 10);
      await eachRow<PlannedChangeRow>(
        (after, limit) => plannedUntil(readModels, latest, after, limit),
        (row) => applyIfDue(services, row),
      );
    },
  };
}

/** Keeps looking for planned changes whose day has come. */
export function sweepPlannedChanges(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}

/** The command id is derived from the planned change, so this happens only once. */
async function applyIfDue(services: Services, { id, personId, ...row }: PlannedChangeRow): Promise<void> {
  const { readModels, zones, clock, dispatch } = services;
  if ((await dayOf(zones, personId, clock())) < row.takesEffectOn) return;
  const origin = (what: string) => ({
    actor: ACTOR,
    commandId: derivedId(what, id),
    ...(row.reason !== '' && { reason: row.reason }),
  });
  try {
    await withOrganizationLock(services, async (within) => {
      const around = await aroundOf(readModels, personId, row.managerId);
      const command = { type: 'ApplyPlannedChange' as const, plannedChangeId: id, around };
      return within(person, personId, command, origin('planned-change'));
    });
  } catch (error) {
    if (!(error instanceof DomainError) || isForAMoment(error)) throw error;
    const refused = { type: 'RefusePlannedChange' as const, plannedChangeId: id, because: error.message };
    await dispatch(person, personId, refused, origin('planned-change-refused'));
  }
  await settleAccount(services, personId);
}

/** What may work the next time is tried again. */
function isForAMoment(error: DomainError): boolean {
  return error instanceof NotCaughtUp || error instanceof TooMuchContention;
}
