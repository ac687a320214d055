import { rolesToEnd } from '@annals/projections/features/break-glass/queries';
import { z } from 'zod';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import { stateOf, wasCarriedOut } from '../../platform/commands/state-of';
import type { Automatic } from '../../platform/jobs/automatic';
import type { Services } from '../../platform/services/services';
import { settleAccount } from '../accounts/settle';
import { aroundOf } from '../person/around';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';
import { breakGlass } from './decider';

const END = 'end-role-of-retired-account';
const SWEEP = 'sweep-roles-of-retired-accounts';
const SWEEP_EVERY_MS = 5 * 60_000;
/** Stored, so in English. */
const REASON = 'The account for emergencies was retired.';

/**
 * Ends the role of an account that was retired, in the name of who retired it. Doing it twice is harmless; a role that two administrators give
 * afterwards stays.
 */
export async function endRole(services: Services, id: PersonId): Promise<void> {
  const { log, readModels } = services;
  const { retired } = await stateOf(log, breakGlass, id);
  if (retired === null) return;
  const origin = {
    actor: { id: retired.by, role: 'admin' as const },
    commandId: derivedId('break-glass', 'role ended', retired.eventId),
    causationId: retired.eventId,
    reason: REASON,
  };
  await withOrganizationLock(services, async (dispatch) => {
    const { status } = await stateOf(log, person, id);
    if (status !== 'employed' || (await wasCarriedOut(log, person, id, origin.commandId))) return;
    // The read model may still have it as one for emergencies, and no rules decide the role of one.
    const around = { ...(await aroundOf(readModels, id)), isForEmergencies: false, roleKeeper: undefined };
    await dispatch(person, id, { type: 'ChangeEmployee', role: 'employee', around }, origin);
  });
  await settleAccount(services, id);
}

const concerned = z.object({ personId });

/** The request that retires an account ends its role; here it is done where that was interrupted. */
export const endedRoles: Automatic = {
  policy: (queue) => ({
    name: 'roles-of-retired-accounts',
    react: async ({ id, type, data }) => {
      if (type === 'BreakGlassRetired') await queue.add(END, `${END}-${id}`, concerned.parse(data));
    },
  }),
  jobs: (services) => ({
    [END]: (data) => endRole(services, concerned.parse(data).personId),
    [SWEEP]: async () => settleAll(await rolesToEnd(services.readModels), (id) => endRole(services, id)),
  }),
  sweep: (queue) => queue.repeat(SWEEP, SWEEP_EVERY_MS),
};
