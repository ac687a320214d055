import { isDeepStrictEqual } from 'node:util';
import type { AuditValue, ComparedRow, ComparedValue } from '@annals/contracts/features/audit/views';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { Rows } from '@annals/projections/engine/fold';
import type { KeyedRow } from '@annals/projections/engine/projection';
import { maskedEvent } from './definitions';
import type { Replayed } from './folds';
import { shownValue } from './shown-value';

/** The rows a replay gives, with their values and with those that an auditor sees without a reason. */
export interface Folded {
  readonly open: ReadonlyMap<string, KeyedRow>;
  readonly masked: ReadonlyMap<string, KeyedRow>;
}

/** Folds the events of a record twice: as they are, to know what differs, and without their sensitive values, to know what may be shown. */
export function folded(replayed: Replayed, events: readonly RecordedEvent[]): Folded {
  return { open: present(replayed, events), masked: present(replayed, events.map(maskedEvent)) };
}

function present(replayed: Replayed, events: readonly RecordedEvent[]): ReadonlyMap<string, KeyedRow> {
  const rows: Rows = new Map();
  replayed.fold(rows, events);
  return new Map([...rows].flatMap(([key, row]) => (row ? [[key, row] as const] : [])));
}

/** Fields that only say where a row is in its table. */
const TECHNICAL: ReadonlySet<string> = new Set(['id']);

/** The rows of one read model of a record, then and now, each value beside the other. */
export function compared(
  replayed: Replayed,
  stream: string,
  { then, now }: { then: Folded; now: Folded },
  names: ReadonlyMap<string, string>,
): ComparedRow[] {
  const keys = new Set([...then.open.keys(), ...now.open.keys()]);
  return [...keys].map((rowId) => {
    const [before, after] = [then.open.get(rowId), now.open.get(rowId)];
    const fields = Object.keys({ ...before, ...after }).filter((field) => !TECHNICAL.has(field));
    return {
      stream,
      readModel: replayed.name,
      rowId,
      name: nameOf(rowId, after ?? before, (after ? now : then).masked.get(rowId), names) ?? null,
      existedThen: before !== undefined,
      existsNow: after !== undefined,
      values: fields.map((field): ComparedValue => ({
        field,
        then: shown(field, before, then.masked.get(rowId), names),
        now: shown(field, after, now.masked.get(rowId), names),
        differs: !isDeepStrictEqual(valueIn(before, field), valueIn(after, field)),
      })),
    };
  });
}

/** The fields that say what a row is called, the best first. */
const TITLES = ['title', 'name', 'label', 'subject'] as const;
/** So many people tell what a row is about. */
const MOST_NAMED = 2;

/** What a row is called, or else the people in it, by what an auditor sees without a reason. */
function nameOf(
  rowId: string,
  open: KeyedRow | undefined,
  masked: KeyedRow | undefined,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const shownText = (field: string): string | undefined => {
    const { kind, text } = shown(field, open, masked, names);
    return kind === 'text' || kind === 'person' ? text : undefined;
  };
  const title = TITLES.map(shownText).find((text) => text !== undefined);
  if (title !== undefined) return title;
  const own = [shownText('firstName'), shownText('lastName')].filter((text) => text !== undefined).join(' ');
  if (own !== '') return own;
  const people = Object.keys(open ?? {})
    .map((field) => shown(field, open, masked, names))
    .flatMap(({ kind, text }) => (kind === 'person' ? [text] : []));
  const named = names.get(rowId) ?? [...new Set(people)].slice(0, MOST_NAMED).join(', ');
  return named === '' ? undefined : named;
}

/** A value of a row, or that it is hidden. */
function shown(
  field: string,
  open: KeyedRow | undefined,
  masked: KeyedRow | undefined,
  names: ReadonlyMap<string, string>,
): AuditValue {
  return isHidden(field, open, masked)
    ? { field, kind: 'hidden', text: '' }
    : shownValue(field, valueIn(open, field), names);
}

/** Whether a value of a row would be another one without the sensitive values of its events. */
export function isHidden(field: string, open: KeyedRow | undefined, masked: KeyedRow | undefined): boolean {
  return !isDeepStrictEqual(valueIn(open, field), valueIn(masked, field));
}

export function valueIn(row: KeyedRow | undefined, field: string): unknown {
  return (row as Record<string, unknown> | undefined)?.[field] ?? null;
}
