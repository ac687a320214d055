import { DEEPEST_FILTER, LONGEST_FILTER, MOST_FILTER_PARTS } from '@annals/contracts/features/scim/constants';
import SCIMMY from 'scimmy';
import type { Resource, Value } from './attributes';
import { ScimError } from './scim-error';

/** A filter that asks for one value of one attribute, as providers do before they create anybody. */
export interface ByOne {
  readonly attribute: 'userName' | 'externalId' | 'id' | 'email' | 'displayName';
  readonly value: string;
}

const ONE = /^\s*([\w.:[\]" ]+?)\s+eq\s+"((?:[^"\\]|\\["\\/])*)"\s*$/i;
const NAMES: Readonly<Record<string, ByOne['attribute']>> = {
  username: 'userName',
  externalid: 'externalId',
  id: 'id',
  displayname: 'displayName',
  'emails.value': 'email',
  emails: 'email',
  'emails[type eq "work"].value': 'email',
  'emails[primary eq true].value': 'email',
};

/**
 * What a filter asks for where it is a single comparison that an index answers; undefined for every other.
 * @throws ScimError when it is longer, or joins or nests more, than is taken
 */
export function byOne(filter: string): ByOne | undefined {
  refuseHuge(filter);
  const [, path = '', value = ''] = ONE.exec(filter) ?? [];
  const attribute = NAMES[path.toLowerCase()];
  return attribute && { attribute, value: value.replaceAll(/\\(.)/g, '$1') };
}

/**
 * The resources that a filter matches. Texts are compared without their case, as the attributes here are declared.
 * @throws ScimError when it cannot be read, or is more than is taken
 */
export function matching<R extends Resource>(resources: readonly R[], filter: string): R[] {
  refuseHuge(filter);
  if (/\s(?:eq|ne|co|sw|ew|gt|ge|lt|le)$/i.test(filter.trimEnd()))
    throw new ScimError(400, 'invalidFilter', 'The filter compares with nothing.');
  try {
    const parsed = new SCIMMY.Types.Filter(filter.toLowerCase());
    return resources.filter((one) => parsed.match([lowerCased(one)]).length > 0);
  } catch (error) {
    if (error instanceof ScimError) throw error;
    throw new ScimError(400, 'invalidFilter', 'The filter cannot be read.');
  }
}

/**
 * What is parsed becomes as many alternatives as there are ways through it: that many joins and brackets may be in it and no more. Quoted texts do
 * not count.
 */
function refuseHuge(filter: string): void {
  const bare = filter.slice(0, LONGEST_FILTER + 1).replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  let [depth, deepest] = [0, 0];
  for (const letter of bare) {
    if (letter === '(' || letter === '[') deepest = Math.max(deepest, (depth += 1));
    if (letter === ')' || letter === ']') depth -= 1;
  }
  const joins = bare.split(/\s(?:and|or)\s/i).length;
  if (filter.length > LONGEST_FILTER || joins > MOST_FILTER_PARTS || deepest > DEEPEST_FILTER)
    throw new ScimError(
      400,
      'invalidFilter',
      'The filter is longer, or joins or nests more, than is taken here.',
    );
}

function lowerCased(value: Value): Value {
  if (typeof value === 'string') return value.toLowerCase();
  if (Array.isArray(value)) return value.map(lowerCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toLowerCase(), lowerCased(inner)]),
  );
}
