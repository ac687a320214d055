import type { PersonId } from '@annals/contracts/kernel/ids';
import type { PersonFacts } from '@annals/contracts/features/people/administration';
import type { ChangeEmployee } from '@annals/contracts/features/people/commands';
import { peopleRoutes } from '@annals/contracts/features/people/routes';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { msg } from '@annals/contracts/kernel/text';
import type { Reader } from '@annals/projections/engine/scope';
import {
  administeredPeople,
  personFactsOf,
  placesInUse,
} from '@annals/projections/features/people/administration';
import { profileOf, reportsInChart } from '@annals/projections/features/people/chart';
import { groupsOf } from '@annals/projections/features/people/groups';
import { plannedChangesOf } from '@annals/projections/features/people/planned-queries';
import { colleaguesOf, directory, namesOf, reportsOf } from '@annals/projections/features/people/queries';
import { isBreakGlassAccount } from '@annals/projections/features/break-glass/queries';
import { administratorsBesides } from '@annals/projections/features/people/structure';
import { account } from '../accounts/account-decider';
import { settleAccount } from '../accounts/settle';
import { unlock } from '../accounts/unlock';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { peopleNamedIn } from '../../platform/commands/history';
import { historyPage } from '../../platform/commands/history-page';
import { stateOf } from '../../platform/commands/state-of';
import { requestAct } from '../second-administrator/request';
import type { Services } from '../../platform/services/services';
import { change } from './change';
import { correct } from './correct';
import { depart } from './departure';
import { keeperOf } from '../person/around';
import { AlreadyLeft, KeptForEmergencies } from '../person/errors';
import { directoryOf, refuseKept } from '../person/kept-by-directory';
import { hire } from './hire';
import { historyOf } from './history';
import { sendInvitation } from './invitation';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';
import { cancelPlanned, plan } from './planned';
import { holdsPrivilegedRole } from './privileged';
import { rehire } from './rehire';
import { underWayOf } from './under-way';

export const peopleHandlers = (services: Services) => {
  const { readModels, log, clock, holidays } = services;

  const factsOf = async (id: PersonId) => {
    const facts = await personFactsOf(readModels, id);
    if (!facts) throw new NotFound(msg('This person'));
    return { ...facts, holidayCalendarName: holidays.nameOf(facts.holidayCalendar) };
  };

  return routeHandlers(peopleRoutes, {
    listTeam: ({ reader }) => reportsOf(readModels, reader.id),
    chart: ({ query }) => reportsInChart(readModels, query),
    profile: async ({ reader, params }) => {
      const found = await profileOf(readModels, reader, params.personId);
      if (!found) throw new NotFound(msg('This person'));
      return found;
    },
    lookUp: ({ reader, query }) => colleaguesOf(readModels, reader.id, query.search),
    groups: ({ reader, query }) => groupsOf(readModels, reader, query.search),
    listPeople: ({ reader, query }) => directory(readModels, reader, query),
    administer: ({ query }) => administeredPeople(readModels, query),
    places: () => placesInUse(readModels),
    one: async ({ reader, params }) => {
      const facts = await factsOf(params.personId);
      const directory = (await directoryOf(services, params.personId)) ?? null;
      const roleKeeper = await keeperOf(readModels, params.personId);
      return {
        ...facts,
        directory,
        roleKeeper: roleKeeper ? { name: roleKeeper.name } : null,
        allowed: allowedWith(facts, reader),
      };
    },
    history: async ({ params, query }) => {
      const [ofPerson, ofAccount] = await Promise.all(
        [person, account].map(({ category }) => log.readStream(`${category}-${params.personId}`)),
      );
      if (!ofPerson || ofPerson.length === 0) throw new NotFound(msg('This person'));
      const names = await namesOf(readModels, peopleNamedIn([...ofPerson, ...(ofAccount ?? [])]));
      return historyPage(historyOf(ofPerson, ofAccount ?? [], names), query);
    },

    underWay: async ({ params: { personId: id } }) => {
      await factsOf(id);
      return underWayOf(
        services.features.handoverRules,
        readModels,
        id,
        clock().toISOString(),
        services.timeZone,
      );
    },

    hire: ({ body, origin, reader }) => hire(services, body, reader.id, origin),
    change: async ({ params: { personId: id }, body, origin, reader }) => {
      await refuseKept(services, id, placeIn(body));
      return change(services, id, body, reader.id, origin);
    },
    depart: async ({ params: { personId: id }, body, origin }) => {
      await refuseKept(services, id, { employment: body.lastDay });
      const answer = await depart(services, id, body, origin);
      await settleAccount(services, id);
      return answer;
    },
    correct: async ({ params: { personId: id }, body, origin }) => {
      const { firstName, lastName, email } = body;
      await refuseKept(services, id, { firstName, lastName, email });
      return correct(services, id, body, origin);
    },
    plannedChanges: async ({ params: { personId: id } }) => {
      await factsOf(id);
      return plannedChangesOf(readModels, id);
    },
    plan: async ({ params: { personId: id }, body, origin }) => {
      await refuseKept(services, id, placeIn(body));
      return plan(services, id, body, origin);
    },
    cancelPlanned: ({ params: { personId: id, plannedChangeId: planned }, body: { reason }, origin }) =>
      cancelPlanned(services, id, { planned, reason }, origin),
    rehire: async ({ params: { personId: id }, body, origin }) => {
      await refuseKept(services, id, { employment: body.hireDate });
      return rehire(services, id, body, origin);
    },
    invite: async ({ params: { personId: id }, body: { reason }, origin, reader }) => {
      const facts = await factsOf(id);
      if (facts.departedOn !== null) throw new AlreadyLeft();
      return sendInvitation(services, facts, { by: reader.id, reason }, origin);
    },
    lock: async ({ params: { personId: id }, body: { reason }, origin }) => {
      await factsOf(id);
      // One after the other: two administrators who lock each other at once would leave nobody.
      const answer = await withOrganizationLock(services, async (dispatch) => {
        if (await isBreakGlassAccount(readModels, id)) throw new KeptForEmergencies();
        const who = await stateOf(log, person, id);
        const isAdministrator = who.status === 'employed' && who.role === 'admin';
        const isLastAdministrator =
          isAdministrator && (await administratorsBesides(readModels, id)).length === 0;
        const command = { type: 'LockAccount' as const, personId: id, isLastAdministrator };
        return dispatch(account, id, command, { ...origin, reason });
      });
      await settleAccount(services, id);
      return answer;
    },
    unlock: async ({ params: { personId: id }, body: { reason }, origin, reader }) => {
      await factsOf(id);
      if (await holdsPrivilegedRole(log, id)) {
        const act = { act: 'unlock-account', subjectId: id, role: null, holdId: null } as const;
        return requestAct(services, act, reader.id, reason, origin);
      }
      return { ...(await unlock(services, id, null, { ...origin, reason })), waitsForApproval: false };
    },
  });
};

/** What of a change is a person's place, which a directory may keep. */
function placeIn({
  managerId,
  department,
  position,
}: Pick<ChangeEmployee, 'managerId' | 'department' | 'position'>) {
  return { managerId, department, position };
}

/** What an administrator may do with somebody as they are; the rules decide once more when it is done. */
function allowedWith(
  { id, role, departedOn, account: its }: Omit<PersonFacts, 'allowed' | 'directory' | 'roleKeeper'>,
  reader: Reader,
): PersonFacts['allowed'] {
  const works = departedOn === null;
  const other = id !== reader.id;
  const lockedForAWhile = its.lockedUntil !== null && Date.parse(its.lockedUntil) > Date.now();
  return {
    change: works,
    correct: works,
    correctAddress: works && !isPrivileged(role),
    rehire: !works,
    changeRole: works && other,
    depart: works && other,
    lock: works && other && (its.state === 'open' || its.state === 'invited'),
    unlock: works && (its.state === 'locked' || lockedForAWhile),
    invite: works && other && its.state !== 'locked' && (!its.hasPassword || isPrivileged(role)),
  };
}
