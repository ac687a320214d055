import { ScimError } from './scim-error';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** What a resource is made of, as JSON. */
export type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };
export type Resource = Record<string, Value>;

type Kind = 'simple' | 'complex' | 'multiple';

/** The attributes that are known of a resource, by their names in lower case: names are not case-sensitive, and no other name is ever written. */
type Attributes = ReadonlyMap<string, { readonly name: string; readonly kind: Kind }>;

const attributes = (kinds: Readonly<Record<string, Kind>>): Attributes =>
  new Map(Object.entries(kinds).map(([name, kind]) => [name.toLowerCase(), { name, kind }]));

/** Of a user: what is kept, and what the core schema has around it. */
export const USER_ATTRIBUTES = attributes({
  userName: 'simple',
  externalId: 'simple',
  active: 'simple',
  displayName: 'simple',
  title: 'simple',
  name: 'complex',
  emails: 'multiple',
  roles: 'multiple',
});
const ENTERPRISE_ATTRIBUTES = attributes({ department: 'simple', manager: 'complex' });
export const GROUP_ATTRIBUTES = attributes({
  displayName: 'simple',
  externalId: 'simple',
  members: 'multiple',
});
const SUB_ATTRIBUTES: ReadonlyMap<string, string> = new Map(
  ['givenName', 'familyName', 'formatted', 'value', 'type', 'primary', 'display', '$ref', 'displayName'].map(
    (name) => [name.toLowerCase(), name],
  ),
);

/** Where a PATCH changes something. */
export interface Path {
  /** Whether it is of the enterprise extension. */
  readonly isEnterprise: boolean;
  /** undefined: all of the extension. */
  readonly attribute: { readonly name: string; readonly kind: Kind } | undefined;
  readonly filter: string | undefined;
  readonly sub: string | undefined;
}

/**
 * Reads the path of an operation: `name.givenName`, `emails[type eq "work"].value`, or with the name of a schema before it.
 * @returns undefined for an attribute that is not kept here, which changes nothing
 * @throws ScimError when it is no path
 */
export function pathOf(text: string, known: Attributes): Path | undefined {
  if (text.length > 500) throw badPath();
  const lower = text.toLowerCase();
  const schema = [ENTERPRISE_SCHEMA, USER_SCHEMA, GROUP_SCHEMA].find((one) =>
    lower.startsWith(one.toLowerCase()),
  );
  const isEnterprise = schema === ENTERPRISE_SCHEMA;
  const rest = schema === undefined ? text : text.slice(schema.length).replace(/^[:.]/, '');
  if (schema === undefined && lower.startsWith('urn:')) return undefined;
  if (rest === '') return { isEnterprise, attribute: undefined, filter: undefined, sub: undefined };
  const opens = rest.indexOf('[');
  const closes = rest.lastIndexOf(']');
  if (opens >= 0 !== closes >= 0 || closes < opens) throw badPath();
  const [head, after] =
    opens < 0 ? splitAtDot(rest) : [rest.slice(0, opens), rest.slice(closes + 1).replace(/^\./, '')];
  if (!/^[$\w-]+$/.test(head) || !/^[$\w-]*$/.test(after)) throw badPath();
  const attribute = (isEnterprise ? ENTERPRISE_ATTRIBUTES : known).get(head.toLowerCase());
  const sub = after === '' ? undefined : SUB_ATTRIBUTES.get(after.toLowerCase());
  if (!attribute || (after !== '' && sub === undefined)) return undefined;
  return { isEnterprise, attribute, filter: opens < 0 ? undefined : rest.slice(opens + 1, closes), sub };
}

function splitAtDot(text: string): [string, string] {
  const dot = text.indexOf('.');
  return dot < 0 ? [text, ''] : [text.slice(0, dot), text.slice(dot + 1)];
}

function badPath(): ScimError {
  return new ScimError(400, 'invalidPath', 'The path of an operation cannot be read.');
}

/** The known attributes of a body, whatever the case of their names; the extension is taken along. */
export function knownIn(body: Resource, known: Attributes): Resource {
  const found: Resource = {};
  for (const [key, value] of Object.entries(body)) {
    if (key.toLowerCase() === ENTERPRISE_SCHEMA.toLowerCase()) {
      if (isObject(value)) found[ENTERPRISE_SCHEMA] = knownIn(value, ENTERPRISE_ATTRIBUTES);
      continue;
    }
    const attribute = known.get(key.toLowerCase());
    if (attribute) found[attribute.name] = subsIn(value);
  }
  return found;
}

/** The same for what is within an attribute. */
export function subsIn(value: Value): Value {
  if (Array.isArray(value)) return value.map(subsIn);
  if (!isObject(value)) return value;
  const found: Resource = {};
  for (const [key, inner] of Object.entries(value)) {
    const name = SUB_ATTRIBUTES.get(key.toLowerCase());
    if (name !== undefined && !isObject(inner) && !Array.isArray(inner)) found[name] = inner;
  }
  return found;
}

export function isObject(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
