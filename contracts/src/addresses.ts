import { FEATURES } from './features';
import type { AddressName, Feature, PatternOf } from './kernel/feature';

/** Where the screens of every feature are. */
const PATTERNS = Object.fromEntries(
  Object.values<Feature>(FEATURES).flatMap(({ addresses = {} }) => Object.entries(addresses)),
) as { readonly [Name in AddressName]: PatternOf<Name> & string };

/** The names of the segments that an address leaves open. */
type SegmentsOf<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | SegmentsOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
type Parts<Name extends AddressName> = Readonly<Record<SegmentsOf<PatternOf<Name>>, string>>;

/**
 * The address of a screen, on the site.
 * @param parts what is in the segments that the address leaves open
 */
export function addressOf<Name extends AddressName>(
  name: Name,
  ...[parts]: [SegmentsOf<PatternOf<Name>>] extends [never] ? [] : [parts: Parts<Name>]
): string {
  return Object.entries<string>(parts ?? {}).reduce<string>(
    (address, [segment, value]) => address.replace(`:${segment}`, encodeURIComponent(value)),
    PATTERNS[name],
  );
}

/** The address as it is declared, for a router. */
export function patternOf<Name extends AddressName>(name: Name): PatternOf<Name> & string {
  return PATTERNS[name];
}

/** Whether a screen is at this path. */
export function isAddress(pathname: string): boolean {
  return nameOfAddress(pathname) !== undefined;
}

/** The name of the address that this path is; undefined where there is no screen. */
export function nameOfAddress(pathname: string): string | undefined {
  return Object.entries(PATTERNS).find(([, pattern]) => matches(pattern, pathname))?.[0];
}

function matches(pattern: string, pathname: string): boolean {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(pathname)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
