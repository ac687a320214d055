/** What no person typed: ids, dates and moments. */
const MACHINE = /^([0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?)$/i;

/** The texts that somebody typed into the body of a command. @param body JSON */
export function wordsIn(body: string | undefined): string[] {
  const found: string[] = [];
  const gather = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.trim() !== '' && !MACHINE.test(value)) found.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  try {
    gather(JSON.parse(body ?? 'null'));
  } catch {
    // Nothing that can be read.
  }
  return [...new Set(found)];
}
