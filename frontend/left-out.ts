import type { Plugin } from 'vite';

interface LeftOut {
  readonly file: RegExp;
  readonly what: RegExp;
  readonly instead: string;
}

/** What packages bring with every use of them that the product has no use for. */
export const LEFT_OUT: readonly LeftOut[] = [
  // Each icon is an element here, which brings its own paths: nothing looks one up by its name.
  {
    file: /@blueprintjs\/icons\/lib\/esm\/iconLoader\.js$/,
    what: /^export class (Icons)\b[\s\S]*?^\}.*$/gm,
    instead: 'export function $1() {}',
  },
  // An icon comes in two drawings, for 16 and for 20 pixels. The first serves both.
  {
    file: /@blueprintjs\/icons\/lib\/esm\/generated\/components\/[\w-]+\.js$/,
    what: /^const PATHS_20 = .*$/gm,
    instead: 'const PATHS_20 = PATHS_16;',
  },
  {
    file: /@blueprintjs\/icons\/lib\/esm\/svgIconContainer\.js$/,
    what: /^ +const isLarge = .*$/gm,
    instead: 'const isLarge = false;',
  },
  // The conversion to JSON Schema is for OpenAPI, on the server.
  {
    file: /zod\/v4\/core\/json-schema-processors\.js$/,
    what: /^export const (\w+Processor)\b[\s\S]*?^\}.*$/gm,
    instead: 'export function $1() {}',
  },
  {
    file: /zod\/v4\/core\/to-json-schema\.js$/,
    what: /^export (?:const|function) (\w+)[\s\S]*?^\}.*$/gm,
    instead: 'export function $1() {}',
  },
  // The statuses of refusals are for the server: the browser knows their codes by their types alone.
  {
    file: /contracts\/src\/features\/[\w-]+\/feature\.ts$/,
    what: /\bproblems: \{[^}]*\},?/g,
    instead: '',
  },
];

/** Leaves it out of what is built. */
export const withoutUnused: Plugin = {
  name: 'without-unused',
  apply: 'build',
  transform: (code, id) =>
    LEFT_OUT.filter(({ file }) => file.test(id)).reduce<string | undefined>(
      (now, { what, instead }) => (now ?? code).replace(what, instead),
      undefined,
    ),
};
