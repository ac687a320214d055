/**
 * What is in a personal field whose person was erased: the key that could read it is gone for ever.
 * It is a value, not an exception, so that history stays readable around the hole.
 */
export interface Erased {
  readonly erased: true;
}

export const ERASED: Erased = Object.freeze({ erased: true });

/** The words a reader sees in the place of an erased value. */
export const ERASED_TEXT = '[erased]';

/** True when `value` is the typed hole left by an erasure. */
export function isErased(value: unknown): value is Erased {
  return typeof value === 'object' && value !== null && (value as { erased?: unknown }).erased === true;
}

/** The text of a personal field, or the decent placeholder when its person was erased. */
export function readable<T>(value: T | Erased): T | typeof ERASED_TEXT {
  return isErased(value) ? ERASED_TEXT : value;
}

/** The same for a field that holds several texts: one placeholder represents all of them. */
export function readableList(value: readonly string[] | Erased): string[] {
  return isErased(value) ? [ERASED_TEXT] : [...value];
}
