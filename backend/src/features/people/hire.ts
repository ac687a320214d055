import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { HireEmployee } from '@annals/contracts/features/people/commands';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NobodyIndependent } from '../second-administrator/errors';
import { approversOf, requestAct } from '../second-administrator/request';
import type { Services } from '../../platform/services/services';
import { futureManagerOf } from '../person/around';
import { isTakenByAnother } from './correct';
import { inviteOf } from './invitation';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';

/**
 * Hires and invites somebody. Who is to be an administrator or auditor begins as an employee, until a second administrator approves the
 * role; their link goes to them alone.
 */
export async function hire(services: Services, body: HireEmployee, by: PersonId, origin: CommandOrigin) {
  const { readModels } = services;
  const id = personId.parse(derivedId(origin.commandId));
  const wanted = isPrivileged(body.role) ? body.role : null;
  // Before anybody is hired for a role that nobody could approve.
  if (wanted !== null && (await approversOf(services, by, id)).length === 0) throw new NobodyIndependent();
  const role = wanted === null ? body.role : 'employee';
  const hired = await withOrganizationLock(services, async (dispatch) => {
    const addressTaken = await isTakenByAnother(services, body.email, id);
    const around = { manager: await futureManagerOf(readModels, body.managerId) };
    const command = { type: 'HireEmployee' as const, personId: id, ...body, role, addressTaken, around };
    return dispatch(person, id, command, origin);
  });
  const invited = await inviteOf(services, { id, email: body.email, role }, wanted === null, origin);
  if (wanted === null) return { ...hired, ...invited, waitsForApproval: false };
  const act = { act: 'grant-role', subjectId: id, role: wanted, holdId: null } as const;
  const reason = `Hired as ${body.position}.`;
  return { ...invited, ...(await requestAct(services, act, by, reason, origin)) };
}
