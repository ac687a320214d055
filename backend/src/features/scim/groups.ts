import { MOST_MEMBERS, SCIM_PATH } from '@annals/contracts/features/scim/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { parseInput } from '@annals/contracts/kernel/input';
import { placesOf } from '@annals/projections/features/people/directory-queries';
import { z } from 'zod';
import type { Services } from '../../platform/services/services';
import { GROUP_SCHEMA, isObject, type Resource } from './attributes';
import { byOne, matching } from './filter';
import { KeptDirectory, type KeptGroup } from './kept';
import { ScimError } from './scim-error';

const MOST_LOOKED_THROUGH = 5_000;

/** The resource of a group, without `meta`. */
export function groupResource({ id, displayName, externalId, members }: KeptGroup): Resource {
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName,
    members: members.map((value) => ({ value, type: 'User', $ref: `${SCIM_PATH}/Users/${value}` })),
  };
}

const wantedGroup = z.object({
  displayName: z.string().trim().min(1).max(254),
  externalId: z.string().trim().min(1).max(254).nullable(),
});

/** Keeps a group as a resource has it. @throws ScimError when something in it is not as it has to be */
export async function keepGroup(
  { pool, log, readModels, feed }: Services,
  clientId: string,
  id: string,
  resource: Resource,
): Promise<void> {
  const parsed = parseInput(wantedGroup, {
    displayName: resource['displayName'],
    externalId: resource['externalId'] ?? null,
  });
  if (!parsed.success)
    throw new ScimError(400, 'invalidValue', `displayName: ${parsed.error.issues[0]?.message ?? ''}`);
  const given = Array.isArray(resource['members']) ? resource['members'].filter(isObject) : [];
  if (given.length > MOST_MEMBERS * 10)
    throw new ScimError(413, 'tooMany', 'A group has more members than are kept.');
  const members = [...new Set(given.map(({ value }) => personId.safeParse(value).data))];
  await feed.waitFor(['people'], await log.head(), 2_000);
  const known = new Set(
    (await placesOf(readModels, { ids: members.flatMap((one) => one ?? []) })).map((place) => place.id),
  );
  const people = members.filter((one): one is PersonId => one !== undefined && known.has(one));
  if (people.length < members.length)
    throw new ScimError(400, 'invalidValue', 'A member is nobody who is known here.');
  const isKept = await new KeptDirectory(pool).keepGroup(clientId, { id, ...parsed.data, members: people });
  if (!isKept) throw new ScimError(409, 'uniqueness', 'Another group has this name already.');
}

/** The groups that a filter matches. @throws ScimError */
export async function listedGroups(
  { pool }: Pick<Services, 'pool'>,
  filter: string | undefined,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly groups: KeptGroup[] }> {
  const kept = new KeptDirectory(pool);
  const one = filter === undefined ? undefined : byOne(filter);
  if (filter === undefined) return kept.groups({}, page);
  if (one?.attribute === 'displayName') return kept.groups({ displayName: one.value }, page);
  if (one?.attribute === 'externalId') return kept.groups({ externalId: one.value }, page);
  const { groups } = await kept.groups({}, { offset: 0, limit: MOST_LOOKED_THROUGH });
  const ids = new Set(matching(groups.map(groupResource), filter).map(({ id }) => id));
  const found = groups.filter(({ id }) => ids.has(id));
  return { total: found.length, groups: found.slice(page.offset, page.offset + page.limit) };
}
