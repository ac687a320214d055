import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { CorrectEmployee } from '@annals/contracts/features/people/commands';
import { isAddressTaken } from '@annals/projections/features/people/structure';
import { awaitsRole } from '@annals/projections/features/privileged-acts/queries';
import { settleAccount } from '../accounts/settle';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';
import { profile } from '../person/profile-decider';

/**
 * Corrects what was recorded wrongly of a person. With another address the account follows at once: sessions end, and links sent to the
 * earlier address stop working. The mails to both addresses follow from the event (`address-mails.ts`).
 * @throws NotFound, AlreadyLeft, AddressTaken, PrivilegedAddress, RehiredTooEarly
 */
export async function correct(
  services: Services,
  id: PersonId,
  { reason, email, hireDate, ...names }: CorrectEmployee,
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  const { readModels, clock } = services;
  const answer = await withOrganizationLock(services, async (dispatch) =>
    dispatch(
      person,
      id,
      {
        type: 'CorrectEmployee',
        name: await correctedName(services, id, names),
        email,
        hireDate,
        addressTaken: email !== undefined && (await isTakenByAnother(services, email, id)),
        awaitsPrivilegedRole: await awaitsRole(readModels, id, clock().toISOString()),
      },
      { ...origin, reason },
    ),
  );
  await settleAccount(services, id);
  return answer;
}

/** Whether somebody else has an address, or had it before they left. */
export async function isTakenByAnother(
  { userAuth, readModels }: Pick<Services, 'userAuth' | 'readModels'>,
  email: string,
  id: PersonId,
): Promise<boolean> {
  const owner = await userAuth.ownerOf(email);
  return (owner !== undefined && owner !== id) || isAddressTaken(readModels, email, id);
}

/** Both names as they are to be; undefined when they stay as they are. */
async function correctedName(
  { log }: Services,
  id: PersonId,
  wanted: Pick<CorrectEmployee, 'firstName' | 'lastName'>,
): Promise<{ firstName: string; lastName: string } | undefined> {
  const { shown } = await stateOf(log, profile, id);
  const firstName = wanted.firstName ?? textOf(shown.firstName);
  const lastName = wanted.lastName ?? textOf(shown.lastName);
  if (firstName === shown.firstName && lastName === shown.lastName) return undefined;
  // Of somebody who was never hired, which the rules refuse.
  return firstName === '' || lastName === '' ? undefined : { firstName, lastName };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
