import { createHash } from 'node:crypto';
import { MOST_RESOURCES, SCIM_PATH } from '@annals/contracts/features/scim/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { v7, validate } from 'uuid';
import { DomainError } from '../../platform/commands/domain-error';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { actorOf, tokenOf } from '../../platform/http/token';
import type { Services } from '../../platform/services/services';
import { publicUrlOf } from '../identity-providers/addresses';
import { GROUP_ATTRIBUTES, isObject, knownIn, USER_ATTRIBUTES, type Resource } from './attributes';
import { resourceTypes, schemas, serviceProviderConfig } from './discovery';
import { groupResource, keepGroup, listedGroups } from './groups';
import { KeptDirectory, type KeptGroup } from './kept';
import { patched } from './patch';
import { knownPerson, listedPeople } from './people';
import { RequestNotes } from './request-notes';
import { followGroupsNow } from './roles';
import { errorBody, nothingThere, ScimError } from './scim-error';
import { resourceOf, wantedIn, type KnownPerson } from './user';
import { DirectoryWriter } from './directory-writer';

export const SCIM_MEDIA_TYPE = 'application/scim+json';

interface Asked {
  readonly context: Context;
  readonly origin: CommandOrigin;
  readonly clientId: string;
  /** Where people open Annals. */
  readonly base: string;
}

interface Answered {
  readonly status: number;
  readonly body?: object;
  readonly etag?: string;
  readonly location?: string;
}

type Answering = (asked: Asked, id: string) => Promise<Answered>;

/** SCIM 2.0 (RFC 7644), for clients with a token of theirs. */
export function mountScim(router: Router, services: Services): void {
  const writer = new DirectoryWriter(services);
  const kept = new KeptDirectory(services.pool);
  const directory = { ...services, kept };
  const notes = new RequestNotes(kept, services.logger);

  const answer = (what: string, answering: Answering) => async (context: Context) => {
    const { method } = context;
    let clientId: string | undefined;
    const note = (status: number, says: string | null) => {
      if (clientId !== undefined)
        notes.note(clientId, {
          at: services.clock().toISOString(),
          request: `${method} ${what}`,
          status,
          says,
        });
    };
    const respond = (status: number, body: object | undefined) => {
      context.type = SCIM_MEDIA_TYPE;
      context.body = body === undefined ? null : JSON.stringify(body);
      context.status = status;
    };
    try {
      const asked = admitted(context, services);
      clientId = asked.clientId;
      const { status, body, etag, location } = await answering(asked, idIn(context));
      context.set('Cache-Control', 'no-store');
      if (etag !== undefined) context.set('ETag', etag);
      if (location !== undefined) context.set('Location', location);
      respond(status, body);
      note(status, null);
    } catch (error) {
      const refused = asRefused(error);
      if (!refused) {
        note(500, null);
        throw error;
      }
      const { status, message, scimType } = refused;
      respond(status, errorBody(status, message, scimType));
      note(status, message);
    }
  };

  const userAnswer = ({ context, base }: Asked, person: KnownPerson, status = 200): Answered =>
    one(context, 'Users', 'User', base, person.id, resourceOf(person), person, status);
  const groupAnswer = ({ context, base }: Asked, group: KeptGroup, status = 200): Answered =>
    one(context, 'Groups', 'Group', base, group.id, groupResource(group), group, status);
  const personOf = async (id: string): Promise<KnownPerson> => {
    const parsed = personId.safeParse(id);
    const found = parsed.success ? await knownPerson(directory, parsed.data) : undefined;
    if (!found) throw nothingThere();
    return found;
  };
  const groupOf = async (id: string): Promise<KeptGroup> => {
    const found = validate(id) ? await kept.group(id) : undefined;
    if (!found) throw nothingThere();
    return found;
  };
  const writePerson = async (asked: Asked, id: PersonId | null, resource: Resource, now?: KnownPerson) => {
    const { clientId, origin } = asked;
    const written = await writer.write({ clientId, origin, personId: id, wanted: wantedIn(resource, now) });
    // Who came back is in the groups that they were in.
    if (now?.isActive === false) {
      await kept.noteRoleChecks([written]);
      await followGroupsNow(services, origin);
    }
    return written;
  };
  /** Whether a client means this person by a name that is not their id. */
  const isCalled = async (id: PersonId | null, name: string | null): Promise<boolean> => {
    if (id === null || name === null || name === id) return false;
    const user = (await kept.usersOf([id])).get(id);
    if (!user || user.isDeleted) return false;
    return user.externalId === name || user.userName.toLowerCase() === name.toLowerCase();
  };
  const change = async (asked: Asked, before: KnownPerson, resource: Resource): Promise<Answered> => {
    requireUnchanged(asked.context, resourceOf(before));
    // The same twice changes nothing.
    const now = knownIn(resourceOf(before), USER_ATTRIBUTES);
    const wanted = shown(resource, before);
    const manager = (await isCalled(before.managerId, wanted.manager)) ? before.managerId : wanted.manager;
    if (versionOf({ ...wanted, manager }) === versionOf(shown(now, before))) return userAnswer(asked, before);
    await writePerson(asked, before.id, resource, before);
    return userAnswer(asked, await personOf(before.id));
  };
  const changeGroup = async (asked: Asked, before: KeptGroup, resource: Resource): Promise<Answered> => {
    requireUnchanged(asked.context, groupResource(before));
    await keepGroup(services, asked.clientId, before.id, resource);
    await followGroupsNow(services, asked.origin);
    return groupAnswer(asked, await groupOf(before.id));
  };

  const routes: readonly (readonly [
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    what: string,
    Answering,
  ])[] = [
    [
      'get',
      '/ServiceProviderConfig',
      '/ServiceProviderConfig',
      async ({ base }) => ({ status: 200, body: serviceProviderConfig(base) }),
    ],
    [
      'get',
      '/ResourceTypes',
      '/ResourceTypes',
      async ({ base }) => ({ status: 200, body: listOf(resourceTypes(base)) }),
    ],
    [
      'get',
      '/ResourceTypes/:id',
      '/ResourceTypes',
      async ({ base }, id) => ({ status: 200, body: foundIn(resourceTypes(base), id) }),
    ],
    ['get', '/Schemas', '/Schemas', async ({ base }) => ({ status: 200, body: listOf(schemas(base)) })],
    [
      'get',
      '/Schemas/:id',
      '/Schemas',
      async ({ base }, id) => ({ status: 200, body: foundIn(schemas(base), id) }),
    ],
    [
      'get',
      '/Users',
      '/Users',
      async (asked) => {
        const { filter, startIndex, ...page } = pageOf(asked.context);
        const { total, people } = await listedPeople(directory, filter, page);
        const bodies = people.map((person) => userAnswer(asked, person).body ?? {});
        return { status: 200, body: listOf(bodies, total, startIndex) };
      },
    ],
    [
      'post',
      '/Users',
      '/Users',
      async (asked) => {
        const id = await writePerson(asked, null, knownIn(bodyOf(asked.context), USER_ATTRIBUTES));
        return userAnswer(asked, await personOf(id), 201);
      },
    ],
    ['get', '/Users/:id', '/Users', async (asked, id) => userAnswer(asked, await personOf(id))],
    [
      'put',
      '/Users/:id',
      '/Users',
      async (asked, id) => change(asked, await personOf(id), knownIn(bodyOf(asked.context), USER_ATTRIBUTES)),
    ],
    [
      'patch',
      '/Users/:id',
      '/Users',
      async (asked, id) => {
        const before = await personOf(id);
        const resource = knownIn(resourceOf(before), USER_ATTRIBUTES);
        return change(asked, before, patched(resource, bodyOf(asked.context), USER_ATTRIBUTES));
      },
    ],
    [
      'delete',
      '/Users/:id',
      '/Users',
      async (asked, id) => {
        const before = await personOf(id);
        requireUnchanged(asked.context, resourceOf(before));
        // They leave and stay in the log: a directory erases nobody.
        const resource = { ...knownIn(resourceOf(before), USER_ATTRIBUTES), active: false };
        await writePerson(asked, before.id, resource, before);
        await kept.noteDeleted(before.id);
        return { status: 204 };
      },
    ],
    [
      'get',
      '/Groups',
      '/Groups',
      async (asked) => {
        const { filter, startIndex, ...page } = pageOf(asked.context);
        const { total, groups } = await listedGroups(services, filter, page);
        const bodies = groups.map((group) => groupAnswer(asked, group).body ?? {});
        return { status: 200, body: listOf(bodies, total, startIndex) };
      },
    ],
    [
      'post',
      '/Groups',
      '/Groups',
      async (asked) => {
        const id = v7();
        await keepGroup(services, asked.clientId, id, knownIn(bodyOf(asked.context), GROUP_ATTRIBUTES));
        await followGroupsNow(services, asked.origin);
        return groupAnswer(asked, await groupOf(id), 201);
      },
    ],
    ['get', '/Groups/:id', '/Groups', async (asked, id) => groupAnswer(asked, await groupOf(id))],
    [
      'put',
      '/Groups/:id',
      '/Groups',
      async (asked, id) =>
        changeGroup(asked, await groupOf(id), knownIn(bodyOf(asked.context), GROUP_ATTRIBUTES)),
    ],
    [
      'patch',
      '/Groups/:id',
      '/Groups',
      async (asked, id) => {
        const before = await groupOf(id);
        const resource = knownIn(groupResource(before), GROUP_ATTRIBUTES);
        return changeGroup(asked, before, patched(resource, bodyOf(asked.context), GROUP_ATTRIBUTES));
      },
    ],
    [
      'delete',
      '/Groups/:id',
      '/Groups',
      async (asked, id) => {
        requireUnchanged(asked.context, groupResource(await groupOf(id)));
        if (!(await kept.removeGroup(id))) throw nothingThere();
        await followGroupsNow(services, asked.origin);
        return { status: 204 };
      },
    ],
  ];
  for (const [method, path, what, answering] of routes)
    router[method](SCIM_PATH + path, answer(what, answering));
  router.all(
    `${SCIM_PATH}{/*rest}`,
    answer('/', () =>
      Promise.reject(
        new ScimError(501, undefined, 'This server has Users and Groups, and no Bulk, Me or search by POST.'),
      ),
    ),
  );
}

/** @throws ScimError unless the token of a SCIM client is shown */
function admitted(context: Context, services: Services): Asked {
  const token = tokenOf(context);
  if (!token?.isScim) {
    context.set('WWW-Authenticate', 'Bearer realm="Annals"');
    throw new ScimError(401, undefined, 'This address needs the token of a SCIM client.');
  }
  const origin = {
    actor: actorOf(context, token.reader),
    commandId: v7(),
    requestId: String(context.state['requestId']),
  };
  return { context, origin, clientId: token.id, base: publicUrlOf(services, context) };
}

function idIn(context: Context): string {
  const { params } = context as Context & { readonly params: { readonly id?: string } };
  return params.id ?? '';
}

function bodyOf(context: Context): Resource {
  const { body } = context.request;
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', 'The body has to be a JSON object.');
  return body;
}

function asRefused(
  error: unknown,
): { status: number; message: string; scimType?: ScimError['scimType'] } | undefined {
  if (error instanceof ScimError) return error;
  if (!(error instanceof DomainError)) return undefined;
  const { status, message, code } = error;
  if (code === 'people.address-taken') return { status: 409, scimType: 'uniqueness', message };
  if (status === 422) return { status: 400, scimType: 'invalidValue', message };
  return status === 409 ? { status: 403, scimType: 'mutability', message } : { status, message };
}

/** The page that is asked for: from 1, and a part of the list. */
function pageOf({ query }: Context) {
  const numberIn = (value: unknown, otherwise: number) => {
    const given = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : otherwise;
    return Math.max(0, given);
  };
  const startIndex = Math.max(1, numberIn(query['startIndex'], 1));
  const limit = Math.min(MOST_RESOURCES, numberIn(query['count'], 100));
  const { filter } = query;
  return {
    filter: typeof filter === 'string' && filter !== '' ? filter : undefined,
    startIndex,
    offset: startIndex - 1,
    limit,
  };
}

function listOf(resources: readonly object[], total = resources.length, startIndex = 1): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

function foundIn(all: readonly object[], id: string): object {
  const found = all.find((one) => 'id' in one && one.id === id);
  if (!found) throw nothingThere();
  return found;
}

/** One resource with its `meta` and version; without what the request leaves out. */
function one(
  context: Context,
  endpoint: string,
  resourceType: string,
  base: string,
  id: string,
  resource: Resource,
  { createdAt, changedAt }: { readonly createdAt: string; readonly changedAt: string },
  status: number,
): Answered {
  const location = `${base}${SCIM_PATH}/${endpoint}/${id}`;
  const version = versionOf(resource);
  if (context.method === 'GET' && context.get('If-None-Match') === version)
    return { status: 304, etag: version };
  const meta = { resourceType, created: createdAt, lastModified: changedAt, location, version };
  const body = narrowed(context, { ...resource, meta });
  return { status, body, etag: version, ...(status === 201 ? { location } : {}) };
}

const ALWAYS = new Set(['schemas', 'id', 'meta']);

function narrowed({ query }: Context, resource: Resource): Resource {
  const namesIn = (value: unknown) =>
    typeof value === 'string' && value !== ''
      ? new Set(
          value
            .slice(0, 1000)
            .toLowerCase()
            .split(',')
            .map((name) => name.trim().split('.')[0] ?? ''),
        )
      : undefined;
  const wanted = namesIn(query['attributes']);
  const left = namesIn(query['excludedAttributes']);
  if (!wanted && !left) return resource;
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      if (ALWAYS.has(name)) return true;
      const lower = name.toLowerCase();
      return wanted
        ? wanted.has(lower) ||
            [...wanted].some((one) => lower.startsWith('urn:') && one.startsWith(lower.slice(0, 40)))
        : !left?.has(lower);
    }),
  );
}

/** A weak version: the same as long as what is shown is the same. */
function versionOf(resource: Resource): string {
  return `W/"${createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 22)}"`;
}

/** What decides whether anything changes: what a client wants, in one order. */
function shown(resource: Resource, now: KnownPerson) {
  const { role = now.role, ...wanted } = wantedIn(resource, now);
  return { ...wanted, role };
}

/** @throws ScimError 412 when the client has seen another version */
function requireUnchanged(context: Context, resource: Resource): void {
  const seen = context.get('If-Match');
  if (seen === '' || seen === '*') return;
  const versions = seen.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!versions.includes(versionOf(resource).slice(2)))
    throw new ScimError(412, undefined, 'This was changed since it was read. Read it again first.');
}
