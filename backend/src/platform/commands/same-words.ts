import { isDeepStrictEqual } from 'node:util';

/** Whether what is submitted already stands there, so that nothing happens. Words that were erased since are never the same. */
export function sameWords(submitted: unknown, standing: unknown): boolean {
  return isDeepStrictEqual(submitted, standing);
}
