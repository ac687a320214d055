import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { ChangeEmployee } from '@annals/contracts/features/people/commands';
import { isPrivileged, type PrivilegedRole } from '@annals/contracts/features/privileged-acts/constants';
import { msg } from '@annals/contracts/kernel/text';
import { settleAccount } from '../accounts/settle';
import { circumstancesAt } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import { requestAct } from '../second-administrator/request';
import type { Services } from '../../platform/services/services';
import { isHolidayCalendar } from '../../platform/kernel/public-holidays';
import { aroundOf } from '../person/around';
import { AlreadyLeft, UnknownHolidayCalendar } from '../person/errors';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';

/**
 * Changes somebody's place. The role of an administrator or auditor is requested, and waits for a second administrator; everything else
 * that is asked for with it happens at once.
 */
export async function change(
  services: Services,
  id: PersonId,
  { reason, ...wanted }: ChangeEmployee,
  by: PersonId,
  origin: CommandOrigin,
): Promise<CommandAnswer & { waitsForApproval: boolean }> {
  const { holidayCalendar = null } = wanted;
  if (holidayCalendar !== null && !isHolidayCalendar(holidayCalendar)) throw new UnknownHolidayCalendar();
  const role = await privilegedRoleIn(services, id, wanted);
  if (role === null)
    return { ...(await changeNow(services, id, wanted, reason, origin)), waitsForApproval: false };
  // What cannot be done is refused now, not when somebody has approved it.
  const around = await aroundOf(services.readModels, id);
  const command = { type: 'GrantPrivilegedRole' as const, role, approvedBy: by, around };
  const { clock, zones } = services;
  const circumstances = circumstancesAt(origin.actor, clock().toISOString(), zones.organization);
  person.decide(command, await stateOf(services.log, person, id), circumstances);
  const act = { act: 'grant-role', subjectId: id, role, holdId: null } as const;
  const requested = await requestAct(services, act, by, reason, origin);
  const { role: _, ...rest } = wanted;
  const isMore = Object.entries(rest).some(([field, value]) => field !== 'promotion' && value !== undefined);
  if (!isMore) return requested;
  const { position } = await changeNow(services, id, rest, reason, origin);
  return { ...requested, position };
}

/** The role that takes a second administrator; null when they have it, or none is asked for. */
async function privilegedRoleIn(
  { log }: Services,
  id: PersonId,
  { role }: Pick<ChangeEmployee, 'role'>,
): Promise<PrivilegedRole | null> {
  const current = await stateOf(log, person, id);
  if (current.status === 'none') throw new NotFound(msg('This person'));
  if (current.status === 'departed') throw new AlreadyLeft();
  return role !== undefined && role !== current.role && isPrivileged(role) ? role : null;
}

async function changeNow(
  services: Services,
  id: PersonId,
  wanted: Omit<ChangeEmployee, 'reason'>,
  reason: string,
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  const { readModels } = services;
  const answer = await withOrganizationLock(services, async (dispatch) => {
    const around = await aroundOf(readModels, id, wanted.managerId);
    return dispatch(person, id, { type: 'ChangeEmployee', ...wanted, around }, { ...origin, reason });
  });
  await settleAccount(services, id);
  return answer;
}
