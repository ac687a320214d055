import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { PersonFacts } from '@annals/contracts/people/administration';
import { peopleRoutes } from '@annals/contracts/people/routes';
import type { Reader } from '@annals/projections/kernel/scope';
import { administeredPeople, personFactsOf, placesInUse } from '@annals/projections/people/administration';
import { colleaguesOf, directory, namesOf, reportsOf } from '@annals/projections/people/queries';
import { isAddressTaken } from '@annals/projections/people/structure';
import { account } from '../accounts/account';
import { invite, type Invited } from '../accounts/invitations';
import { settleAccount } from '../accounts/settle';
import { derivedId } from '../kernel/derived-id';
import type { CommandOrigin } from '../kernel/dispatch';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import { peopleNamedIn } from '../kernel/history';
import type { Services } from '../services';
import { aroundOf, futureManagerOf } from './around';
import { depart } from './departure';
import { isHolidayCalendar } from '../time-off/public-holidays';
import { AlreadyLeft, UnknownHolidayCalendar } from './errors';
import { historyOf } from './history';
import { inOrganisationTurn } from './organisation-turn';
import { person } from './person';
import { underWayOf } from './under-way';

export const peopleDoors = (services: Services) => {
  const { readModels, log, dispatch, userAuth, limits, clock, holidays } = services;

  const factsOf = async (id: PersonId) => {
    const facts = await personFactsOf(readModels, id);
    if (!facts) throw new NotFound('This person');
    return { ...facts, holidayCalendarName: holidays.nameOf(facts.holidayCalendar) };
  };
  const inviteFor = (who: Invited, origin: CommandOrigin) =>
    // A command of its own, on the account's stream: its id follows from the request's.
    invite(services, who, { ...origin, commandId: derivedId(origin.commandId, 'link') });

  return doors(peopleRoutes, {
    listTeam: ({ reader }) => reportsOf(readModels, reader.id),
    lookUp: ({ reader, query }) => colleaguesOf(readModels, reader.id, query.search),
    listPeople: ({ reader, query }) => directory(readModels, reader, query),
    administer: ({ query }) => administeredPeople(readModels, query),
    places: () => placesInUse(readModels),
    one: async ({ reader, params }) => {
      const facts = await factsOf(params.personId);
      return { ...facts, allowed: allowedWith(facts, reader) };
    },
    history: async ({ params }) => {
      const [ofPerson, ofAccount] = await Promise.all(
        [person, account].map(({ category }) => log.readStream(`${category}-${params.personId}`)),
      );
      if (!ofPerson || ofPerson.length === 0) throw new NotFound('This person');
      const names = await namesOf(readModels, peopleNamedIn([...ofPerson, ...(ofAccount ?? [])]));
      return historyOf(ofPerson, ofAccount ?? [], names);
    },

    underWay: async ({ params: { personId: id } }) => {
      await factsOf(id);
      return underWayOf(readModels, id, clock().toISOString());
    },

    hire: async ({ body, origin }) => {
      const id = personId.parse(derivedId(origin.commandId));
      const hired = await inOrganisationTurn(services, async () => {
        const owner = await userAuth.ownerOf(body.email);
        const addressTaken =
          (owner !== undefined && owner !== id) || (await isAddressTaken(readModels, body.email));
        const around = { manager: await futureManagerOf(readModels, body.managerId) };
        const command = { type: 'HireEmployee' as const, personId: id, ...body, addressTaken, around };
        return dispatch(person, id, command, origin);
      });
      return { ...hired, ...(await inviteFor({ id, email: body.email, role: body.role }, origin)) };
    },
    change: async ({ params: { personId: id }, body: { reason, ...body }, origin }) => {
      const { holidayCalendar = null } = body;
      if (holidayCalendar !== null && !isHolidayCalendar(holidayCalendar)) throw new UnknownHolidayCalendar();
      const answer = await inOrganisationTurn(services, async () => {
        const around = await aroundOf(readModels, id, body.managerId);
        return dispatch(person, id, { type: 'ChangeEmployee', ...body, around }, { ...origin, reason });
      });
      await settleAccount(services, id);
      return answer;
    },
    depart: async ({ params: { personId: id }, body, origin }) => {
      const answer = await depart(services, id, body, origin);
      await settleAccount(services, id);
      return answer;
    },
    invite: async ({ params: { personId: id }, origin }) => {
      const facts = await factsOf(id);
      if (facts.departedOn !== null) throw new AlreadyLeft();
      return inviteFor(facts, origin);
    },
    lock: async ({ params: { personId: id }, body: { reason }, origin }) => {
      await factsOf(id);
      const answer = await dispatch(
        account,
        id,
        { type: 'LockAccount', personId: id },
        { ...origin, reason },
      );
      await settleAccount(services, id);
      return answer;
    },
    unlock: async ({ params: { personId: id }, body: { reason }, origin }) => {
      await factsOf(id);
      const command = { type: 'UnlockAccount' as const, personId: id };
      const answer = await dispatch(account, id, command, { ...origin, reason });
      await settleAccount(services, id);
      const email = await userAuth.forgetFailures(id);
      if (email !== undefined) await limits.forgive(email);
      return answer;
    },
  });
};

/** What an administrator may do with somebody as they stand; the rules decide once more when it is done. */
function allowedWith(
  { id, departedOn, account: its }: Omit<PersonFacts, 'allowed'>,
  reader: Reader,
): PersonFacts['allowed'] {
  const works = departedOn === null;
  const other = id !== reader.id;
  const lockedForAWhile = its.lockedUntil !== null && Date.parse(its.lockedUntil) > Date.now();
  return {
    change: works,
    depart: works && other,
    lock: works && other && (its.state === 'open' || its.state === 'invited'),
    unlock: works && (its.state === 'locked' || lockedForAWhile),
    invite: works && !its.hasPassword && its.state !== 'locked',
  };
}
