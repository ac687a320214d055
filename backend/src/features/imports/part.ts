import type { ImportId } from '@annals/contracts/features/imports/ids';
import { isBreakGlassAccount } from '@annals/projections/features/break-glass/queries';
import { administratorsBesides, standings } from '@annals/projections/features/people/structure';
import { account } from '../accounts/account-decider';
import { invite } from '../accounts/invitations';
import { settleAccount } from '../accounts/settle';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { DomainError } from '../../platform/commands/domain-error';
import { stateOf } from '../../platform/commands/state-of';
import { refuseKept } from '../person/kept-by-directory';
import { withOrganizationLock } from '../person/organization-lock';
import { person, type FutureManager } from '../person/person-decider';
import type { Services } from '../../platform/services/services';
import { Chart } from './chart';
import type { Part } from './decider';
import type { Wish } from './wish';

/**
 * Carries out a part of a list, row by row, in one turn of the organization. Every command's id follows from the import and the row: a part
 * that is done again after an interruption does nothing twice. A row that has become impossible since the report is
 * left out and says why.
 */
export async function carryOut(
  services: Services,
  importId: ImportId,
  wishes: readonly Wish[],
  inviting: boolean,
  startedBy: CommandOrigin['actor'],
): Promise<Part> {
  const { done, refused } = await withOrganizationLock(services, async (dispatch) => {
    const refused: Part['refused'] = [];
    const done: Wish[] = [];
    const chart = new Chart(await standings(services.readModels));
    const each = async (one: Wish) => {
      try {
        if (one.problem !== null) refused.push({ row: one.row, problem: one.problem });
        else {
          const { managerId, position, department } = one;
          if (one.outcome === 'change')
            await refuseKept(services, one.personId, { managerId, position, department });
          if (one.outcome !== 'unchanged')
            await carryOutOne({ ...services, dispatch }, one, chart, originOf(importId, one, startedBy));
          done.push(one);
        }
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ row: one.row, problem: error.message });
      }
    };
    // Managers come before their reports; those beside each other go at once, and the log takes them together.
    for (const depth of new Set(wishes.map((one) => one.depth)))
      await together(wishes.filter((one) => one.depth === depth).map((one) => () => each(one)));
    return { done, refused };
  });
  const of = (outcome: Wish['outcome']) => done.filter((one) => one.outcome === outcome);
  for (const one of of('change')) if (one.role) await settleAccount(services, one.personId);
  // Without a mail server nobody would ever see the link.
  if (inviting && services.mail.name !== 'off')
    for (const one of of('hire')) await inviteOnce(services, one, originOf(importId, one, startedBy));
  return {
    processed: wishes.length,
    hired: of('hire').length,
    changed: of('change').length,
    unchanged: of('unchanged').length,
    refused,
  };
}

function originOf(importId: ImportId, { row }: Wish, actor: CommandOrigin['actor']): CommandOrigin {
  return { actor, commandId: derivedId('import', importId, String(row)), correlationId: importId };
}

async function carryOutOne(
  { dispatch, readModels, userAuth }: Services,
  one: Wish,
  chart: Chart,
  origin: CommandOrigin,
): Promise<void> {
  const { personId: id, managerId } = one;
  const manager = futureManager(chart, one);
  const current = chart.get(id);
  if (one.outcome === 'hire') {
    const { email, firstName, lastName, position = '', department = '', role = 'employee', hireDate } = one;
    const holder = chart.withAddress(email)?.id ?? (await userAuth.ownerOf(email));
    const command = { personId: id, firstName, lastName, email, position, department, role, hireDate };
    await dispatch(
      person,
      id,
      {
        type: 'HireEmployee',
        ...command,
        managerId: managerId ?? null,
        addressTaken: holder !== undefined && holder !== id,
        around: { manager },
      },
      origin,
    );
  } else {
    const { position, department, role } = one;
    const otherAdministrator =
      current?.role !== 'admin' ||
      role === 'admin' ||
      (await administratorsBesides(readModels, id)).length > 0;
    const isForEmergencies = current?.role === 'admin' && (await isBreakGlassAccount(readModels, id));
    await dispatch(
      person,
      id,
      {
        type: 'ChangeEmployee',
        position,
        department,
        role,
        managerId,
        around: { manager, hasReports: chart.hasReports(id), otherAdministrator, isForEmergencies },
      },
      { ...origin, reason: 'Taken over from a list of people.' },
    );
  }
  // The rows after this one see what it did.
  chart.set({
    id,
    email: one.email,
    role: one.role ?? current?.role ?? 'employee',
    managerId: managerId === undefined ? (current?.managerId ?? null) : managerId,
    departedOn: null,
  });
}

function futureManager(chart: Chart, { personId: id, managerId }: Wish): FutureManager | null | undefined {
  if (!managerId) return null;
  const manager = chart.get(managerId);
  if (!manager) return undefined;
  return {
    id: managerId,
    role: manager.role,
    hasLeft: manager.departedOn !== null,
    isBelow: chart.isBelow(managerId, id),
  };
}

/** Somebody who was invited already, by an earlier try of the same part, keeps the link they have. */
async function inviteOnce(services: Services, one: Wish, origin: CommandOrigin): Promise<void> {
  if ((await services.userAuth.ownerOf(one.email)) !== undefined) return;
  if ((await stateOf(services.log, account, one.personId)).status === 'deactivated') return;
  const who = { id: one.personId, email: one.email, role: one.role ?? 'employee' } as const;
  await invite(
    services,
    who,
    { isShown: false },
    { ...origin, commandId: derivedId(origin.commandId, 'link') },
  );
}

/** Does all of these, and only then tells of the first that failed: nothing of them goes on after the turn has ended. */
async function together(acts: readonly (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(acts.map((act) => act()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
