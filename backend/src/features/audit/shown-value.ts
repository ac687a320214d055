import { t } from '@annals/contracts/kernel/text';
import type { AuditValue } from '@annals/contracts/features/audit/views';
import { ERASED_TEXT, isErased } from '@annals/contracts/kernel/erased';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value as a person can read it. @param names of people, by id: an id that is one of theirs is shown by name */
export function shownValue(field: string, value: unknown, names: ReadonlyMap<string, string>): AuditValue {
  if (value === null || value === undefined || value === '') return { field, kind: 'none', text: '' };
  if (isErased(value) || value === ERASED_TEXT) return { field, kind: 'erased', text: '' };
  if (typeof value === 'boolean') return { field, kind: 'text', text: value ? t('Yes') : t('No') };
  if (typeof value === 'string') return ofText(field, value, names);
  if (typeof value === 'number') return { field, kind: 'text', text: String(value) };
  if (field === 'eventIds' && Array.isArray(value) && value.length > 0)
    return { field, kind: 'events', text: value.join('\n') };
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return {
      field,
      kind: value.length === 0 ? 'none' : 'text',
      text: value.map((item) => names.get(item) ?? item).join('\n'),
    };
  return { field, kind: 'structure', text: JSON.stringify(named(value, names), null, 2) };
}

/** A structure with people by name, wherever their ids are: as values, or as what values are found by. */
function named(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => named(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [names.get(key) ?? key, named(part, names)]),
  );
}

/** A structure without the ids that name nobody, which say nothing to those who read it. */
export function withoutIds(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutIds(item, names));
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(
    ([, part]) => typeof part !== 'string' || !UUID.test(part) || names.has(part),
  );
  return told.length === 0
    ? value
    : Object.fromEntries(told.map(([key, part]) => [key, withoutIds(part, names)]));
}

function ofText(field: string, text: string, names: ReadonlyMap<string, string>): AuditValue {
  const name = names.get(text);
  if (name !== undefined) return { field, kind: 'person', text: name };
  if (INSTANT.test(text)) return { field, kind: 'instant', text };
  return { field, kind: DAY.test(text) ? 'day' : 'text', text };
}

/** The ids in a value that may be people's. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
