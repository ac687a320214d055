/**
 * Whether what is submitted is already there, so that nothing happens. Words that were erased since are never the same.
 * Both are what events hold: texts, numbers, lists and plain objects.
 */
export function sameWords(submitted: unknown, standing: unknown): boolean {
  if (Object.is(submitted, standing)) return true;
  if (!isCompound(submitted) || !isCompound(standing)) return false;
  if (Array.isArray(submitted) !== Array.isArray(standing)) return false;
  const fields = Object.keys(submitted);
  return (
    fields.length === Object.keys(standing).length &&
    fields.every((field) => Object.hasOwn(standing, field) && sameWords(submitted[field], standing[field]))
  );
}

/** A set or a date has no fields that could tell it from another one, so it is none. */
function isCompound(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
