import { MOST_OPERATIONS } from '@annals/contracts/features/scim/constants';
import {
  ENTERPRISE_SCHEMA,
  isObject,
  pathOf,
  subsIn,
  type Path,
  type Resource,
  type USER_ATTRIBUTES,
  type Value,
} from './attributes';
import { matching } from './filter';
import { ScimError } from './scim-error';

type Op = 'add' | 'replace' | 'remove';

interface Operation {
  readonly op: Op;
  readonly path: string | undefined;
  readonly value: Value;
}

/**
 * A resource after a PATCH (RFC 7644, section 3.5.2), in the dialects that providers speak: operations in any case, paths left out or within the names of the
 * value (Okta, Entra ID), texts in the place of booleans, a manager as a bare id, members removed by filter or by value. Attributes that are not kept here
 * change nothing.
 * @throws ScimError
 */
export function patched(resource: Resource, body: unknown, known: typeof USER_ATTRIBUTES): Resource {
  const result = structuredClone(resource);
  for (const { op, path, value } of operationsIn(body)) {
    if (path !== undefined) apply(result, op, path, value, known);
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) apply(result, op, name, inner, known);
    else throw new ScimError(400, 'noTarget', 'An operation without a path needs a value with names.');
  }
  return result;
}

function operationsIn(body: unknown): Operation[] {
  const given = isObject(body)
    ? Object.entries(body).find(([name]) => name.toLowerCase() === 'operations')?.[1]
    : undefined;
  if (!Array.isArray(given) || given.length === 0)
    throw new ScimError(400, 'invalidSyntax', 'A PATCH needs Operations.');
  if (given.length > MOST_OPERATIONS)
    throw new ScimError(413, 'tooMany', `At most ${String(MOST_OPERATIONS)} operations are taken at once.`);
  return given.map((one) => {
    if (!isObject(one)) throw new ScimError(400, 'invalidSyntax', 'An operation is no object.');
    const op = typeof one['op'] === 'string' ? one['op'].toLowerCase() : '';
    if (op !== 'add' && op !== 'replace' && op !== 'remove')
      throw new ScimError(400, 'invalidSyntax', 'An operation is add, replace or remove.');
    const path = typeof one['path'] === 'string' && one['path'] !== '' ? one['path'] : undefined;
    if (op === 'remove' && path === undefined)
      throw new ScimError(400, 'noTarget', 'What is removed needs a path.');
    return { op, path, value: one['value'] };
  });
}

function apply(resource: Resource, op: Op, text: string, value: Value, known: typeof USER_ATTRIBUTES): void {
  const path = pathOf(text, known);
  if (!path) return;
  if (!path.isEnterprise) return change(resource, op, path, value);
  const before = resource[ENTERPRISE_SCHEMA];
  const extension: Resource = isObject(before) ? before : {};
  resource[ENTERPRISE_SCHEMA] = extension;
  if (path.attribute) return change(extension, op, path, value);
  if (op === 'remove') resource[ENTERPRISE_SCHEMA] = {};
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value))
      apply(resource, op, `${ENTERPRISE_SCHEMA}:${name}`, inner, known);
}

function change(holder: Resource, op: Op, { attribute, filter, sub }: Path, given: Value): void {
  if (!attribute) return;
  const { name, kind } = attribute;
  const value = subsIn(given);
  if (kind === 'multiple') holder[name] = changedList(listOf(holder[name]), op, filter, sub, value);
  else if (kind === 'simple') holder[name] = op === 'remove' ? null : value;
  else if (op === 'remove' && sub === undefined) holder[name] = null;
  else {
    const before = holder[name];
    const inner: Resource = isObject(before) ? before : {};
    if (sub !== undefined) holder[name] = { ...inner, [sub]: op === 'remove' ? null : value };
    else holder[name] = isObject(value) ? { ...inner, ...value } : bareManager(value);
  }
}

/** `manager` is `{ "value": id }`; providers send the id alone, or in a list. */
function bareManager(value: Value): Value {
  const [first = null] = Array.isArray(value) ? value : [value];
  return isObject(first) || first === null ? first : { value: first };
}

function listOf(value: Value): Resource[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function changedList(
  list: readonly Resource[],
  op: Op,
  filter: string | undefined,
  sub: string | undefined,
  value: Value,
): Resource[] {
  const given = itemsOf(value);
  if (filter === undefined) {
    if (sub !== undefined) return list.map((one) => ({ ...one, [sub]: op === 'remove' ? null : value }));
    if (op === 'replace') return given;
    if (op === 'add') return added(list, given);
    // Entra ID names in the value whom it takes out of a group.
    return given.length === 0 ? [] : list.filter((one) => !given.some((other) => isSame(one, other)));
  }
  const found = new Set(matching(list, filter));
  if (op === 'remove')
    return sub === undefined
      ? list.filter((one) => !found.has(one))
      : list.map((one) => (found.has(one) ? { ...one, [sub]: null } : one));
  const changes = sub === undefined ? (given[0] ?? {}) : { [sub]: value };
  // Where nothing matches, what the filter asks for is what is to be there.
  if (found.size === 0) return [...list, { ...askedFor(filter), ...changes }];
  return list.map((one) => (found.has(one) ? { ...one, ...changes } : one));
}

function itemsOf(value: Value): Resource[] {
  const all = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return all.map((one) => (isObject(one) ? one : { value: one }));
}

/** Once each; a new primary one takes the place of the one before. */
function added(list: readonly Resource[], given: readonly Resource[]): Resource[] {
  const kept = list.filter((one) => !given.some((other) => isSame(one, other)));
  const hasPrimary = given.some(({ primary }) => isTrue(primary));
  return [...kept.map((one) => (hasPrimary ? { ...one, primary: false } : one)), ...given];
}

function isSame(one: Resource, other: Resource): boolean {
  const [first, second] = [one['value'], other['value']].map((value) =>
    JSON.stringify(value ?? null).toLowerCase(),
  );
  return first === second;
}

/** `type eq "work"` as `{ type: 'work' }`. */
function askedFor(filter: string): Resource {
  const [, name = '', text, word] = /^\s*(\w+)\s+eq\s+(?:"([^"]*)"|(\w+))\s*$/i.exec(filter) ?? [];
  if (name === '') return {};
  const value = text ?? word;
  return { [name.toLowerCase()]: value === 'true' ? true : value };
}

/** Whether a value is true, in the words of any provider: Entra ID sends "True". */
export function isTrue(value: Value): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}
