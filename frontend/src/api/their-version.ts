import { fieldWords } from '@annals/contracts/kernel/words';
import { exactTime } from '../time/format';

type Json = Readonly<Record<string, unknown>>;

/**
 * What somebody else made of the fields that a form would replace, a line for each: the other version, beside what was typed.
 * @param before what was shown when the form opened @param now what is shown now @param id of the record, where it is one of a list
 * @param fields those that the form sends
 */
export function theirVersion(
  before: unknown,
  now: unknown,
  id: string,
  fields: readonly string[],
): readonly string[] {
  const [was, is] = [recordIn(before, id), recordIn(now, id)];
  if (!is) return [];
  return [...new Set(fields.map((field) => field.replace(/Id$/, 'Name')))]
    .filter((field) => field in is && JSON.stringify(was?.[field]) !== JSON.stringify(is[field]))
    .map((field) => `${fieldWords(field)}: ${shown(is[field])}`);
}

/** The record of an id in what an address answered; the answer itself when it is that of one record. */
function recordIn(answer: unknown, id: string): Json | undefined {
  if (Array.isArray(answer))
    return (answer as readonly unknown[]).map((item) => recordIn(item, id)).find((one) => one?.['id'] === id);
  return typeof answer === 'object' && answer !== null ? (answer as Json) : undefined;
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? exactTime(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ');
  const { title, name, text } = value as Json;
  return shown(
    title ??
      name ??
      text ??
      Object.values(value as Json)
        .map(shown)
        .join(' '),
  );
}
