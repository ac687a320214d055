import { isErased } from '@annals/contracts/kernel/erased';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import {
  placesFrom,
  placesOf,
  type PersonPlace,
} from '@annals/projections/features/people/directory-queries';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { person } from '../person/person-decider';
import { profile } from '../person/profile-decider';
import { byOne, matching } from './filter';
import type { KeptDirectory, KeptUser } from './kept';
import { resourceOf, type KnownPerson } from './user';

/** More people than a filter that no index answers looks through. */
const MOST_LOOKED_THROUGH = 50_000;

type Needed = Pick<Services, 'log' | 'readModels' | 'feed'> & { readonly kept: KeptDirectory };

/** A person by their id, from the log and what is kept beside it: never behind. undefined: there is none, or they were deleted or erased. */
export async function knownPerson(
  { log, readModels, kept: directory }: Needed,
  id: PersonId,
): Promise<KnownPerson | undefined> {
  const [who, { shown }, kept] = await Promise.all([
    stateOf(log, person, id),
    stateOf(log, profile, id),
    directory.usersOf([id]),
  ]);
  const user = kept.get(id);
  if (who.status === 'none' || user?.isDeleted === true) return undefined;
  const { email, role, position, department, managerId } = who;
  const { firstName, lastName } = shown;
  if (isErased(email) || typeof firstName !== 'string' || typeof lastName !== 'string') return undefined;
  const [place] = user ? [] : await placesOf(readModels, { ids: [id] });
  return {
    id,
    userName: user?.userName ?? email,
    externalId: user?.externalId ?? null,
    firstName,
    lastName,
    email,
    role,
    position,
    department,
    managerId,
    managerRef: user?.managerRef ?? null,
    isActive: who.status === 'employed',
    createdAt: user?.createdAt ?? place?.createdAt ?? new Date(0).toISOString(),
    changedAt: user?.changedAt ?? place?.updatedAt ?? new Date(0).toISOString(),
  };
}

/** The people that a filter matches, from `startIndex`; those who are deleted there are none. */
export async function listedPeople(
  services: Needed,
  filter: string | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly people: KnownPerson[] }> {
  const { readModels, kept: directory, feed, log } = services;
  const one = filter === undefined ? undefined : byOne(filter);
  if (one && one.attribute !== 'displayName') {
    const found = await foundByOne(services, one.attribute, one.value);
    return { total: found.length, people: found.slice(offset, offset + limit) };
  }
  await feed.waitFor(['people'], await log.head(), 2_000);
  const places = await placesFrom(readModels, { offset: 0, limit: MOST_LOOKED_THROUGH });
  const kept = await directory.usersOf(places.map(({ id }) => id));
  const all = places.flatMap((place) => listed(place, kept.get(place.id)));
  const wanted =
    filter === undefined
      ? all
      : matching(
          all.map((who) => ({ ...resourceOf(who), who: who.id })),
          filter,
        );
  if (filter === undefined) return { total: all.length, people: all.slice(offset, offset + limit) };
  const ids = new Set(wanted.map((found) => ('who' in found ? found.who : found.id)));
  const matched = all.filter(({ id }) => ids.has(id));
  return { total: matched.length, people: matched.slice(offset, offset + limit) };
}

function listed(place: PersonPlace, user: KeptUser | undefined): KnownPerson[] {
  if (user?.isDeleted === true) return [];
  const { departedOn, createdAt, updatedAt, ...shown } = place;
  return [
    {
      ...shown,
      userName: user?.userName ?? place.email,
      externalId: user?.externalId ?? null,
      managerRef: user?.managerRef ?? null,
      isActive: departedOn === null,
      createdAt: user?.createdAt ?? createdAt,
      changedAt: user?.changedAt ?? updatedAt,
    },
  ];
}

async function foundByOne(
  services: Needed,
  attribute: 'userName' | 'externalId' | 'id' | 'email',
  value: string,
): Promise<KnownPerson[]> {
  const ids = await idsByOne(services, attribute, value);
  const found = await Promise.all([...new Set(ids)].map((id) => knownPerson(services, id)));
  return found.flatMap((who) => who ?? []).filter((who) => isAskedFor(who, attribute, value));
}

async function idsByOne(
  { kept, readModels }: Needed,
  attribute: 'userName' | 'externalId' | 'id' | 'email',
  value: string,
): Promise<PersonId[]> {
  if (attribute === 'id') return [personId.safeParse(value).data ?? []].flat();
  if (attribute === 'externalId')
    return (await kept.usersWithExternalIds([value])).map(({ personId: id }) => id);
  const named = attribute === 'userName' ? await kept.usersNamed([value]) : [];
  const places = await placesOf(readModels, { emails: [value.toLowerCase()] });
  return [...named.map(({ personId: id }) => id), ...places.map(({ id }) => id)];
}

/** An address may be somebody's, while their user name is another. */
function isAskedFor(who: KnownPerson, attribute: string, value: string): boolean {
  if (attribute === 'userName') return who.userName.toLowerCase() === value.toLowerCase();
  return attribute !== 'email' || who.email.toLowerCase() === value.toLowerCase();
}
