import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { DepartEmployee } from '@annals/contracts/features/people/commands';
import { idsOfReports, standingOf } from '@annals/projections/features/people/structure';
import { circumstancesAt } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { aroundOf } from '../person/around';
import { UnsuitableSuccessor } from '../person/errors';
import { withOrganizationLock } from '../person/organization-lock';
import { CAN_HAVE_REPORTS, person } from '../person/person-decider';

/**
 * Lets a person go: first their reports go to the successor, each through their own record, then they leave. Refusals come before the
 * first of these; when it is interrupted in between, the same request goes on where it stopped.
 */
export function depart(
  services: Services,
  id: PersonId,
  { reason, ...body }: DepartEmployee,
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  const { readModels, log, clock } = services;
  return withOrganizationLock(services, async (dispatch) => {
    const reports = await idsOfReports(readModels, id);
    const { successorId } = body;
    const around = await aroundOf(readModels, id);
    const command = {
      type: 'DepartEmployee' as const,
      ...body,
      around: { ...around, hasReports: reports.length > 0 && successorId === undefined },
    };
    const state = await stateOf(log, person, id);
    // A person who may not leave leaves their reports where they are.
    const timeZone = services.zones.organization;
    person.decide(command, state, circumstancesAt(origin.actor, clock().toISOString(), timeZone));
    if (successorId !== undefined && state.status === 'employed') {
      const moves = await movesTo(services, successorId, id, reports, state.managerId);
      for (const { report, managerId, manager } of moves)
        await dispatch(
          person,
          report,
          { type: 'ChangeEmployee', managerId, around: { ...around, manager } },
          { ...origin, commandId: derivedId(origin.commandId, 'takes over', report), reason },
        );
    }
    return dispatch(person, id, command, { ...origin, reason });
  });
}

/** Who of the reports goes to whom. A successor who is one of them goes to whom the one who leaves reported to. */
async function movesTo(
  { readModels }: Services,
  successorId: PersonId,
  leavingId: PersonId,
  reports: readonly PersonId[],
  above: PersonId | null,
) {
  if (successorId === leavingId) throw new UnsuitableSuccessor();
  const successor = await standingOf(readModels, successorId);
  if (!successor || successor.departedOn !== null || !CAN_HAVE_REPORTS.has(successor.role))
    throw new UnsuitableSuccessor();
  // The successor first: nobody then reports, even for a moment, to somebody below themself.
  const inOrder = [...reports].sort(
    (one, other) => Number(other === successorId) - Number(one === successorId),
  );
  return Promise.all(
    inOrder.map(async (report) => {
      const managerId = report === successorId ? above : successorId;
      const { manager } = await aroundOf(readModels, report, managerId);
      if (manager?.isBelow === true) throw new UnsuitableSuccessor();
      return { report, managerId, manager };
    }),
  );
}
