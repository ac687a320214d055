import { isDeepStrictEqual } from 'node:util';
import type { AuditValue } from '@annals/contracts/features/audit/views';
import { fieldWords } from '@annals/contracts/kernel/words';
import { HIDDEN_TEXT } from '@annals/contracts/features/audit/sensitivity';
import { ERASED_TEXT } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange } from '@annals/contracts/kernel/history';
import type { Rows } from '@annals/projections/engine/fold';
import type { KeyedRow } from '@annals/projections/engine/projection';
import { isHidden, valueIn } from './compare';
import { maskedEvent } from './definitions';
import type { Replayed } from './folds';
import { shownValue, withoutIds } from './shown-value';

/** Fields that move with every event, or only say which row it is. */
const TECHNICAL: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'lastUpdated']);

/**
 * What each event of a record changed in its read model, by the event's id: the record folded up to the event and including it.
 * @param isOpen the reader has stated a reason: sensitive values are told
 */
export function differencesOf(
  replayed: Replayed,
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
  isOpen: boolean,
): ReadonlyMap<string, readonly HistoryChange[]> {
  const open: Rows = new Map();
  const masked: Rows = new Map();
  const found = new Map<string, readonly HistoryChange[]>();
  for (const event of events) {
    const before = { open: new Map(open), masked: new Map(masked) };
    replayed.fold(open, [event]);
    replayed.fold(masked, [isOpen ? event : maskedEvent(event)]);
    const changes: HistoryChange[] = [];
    for (const [key, row] of open) {
      const earlier = before.open.get(key);
      if (row === earlier) continue;
      changes.push(
        ...changesOf(
          { open: earlier ?? undefined, masked: before.masked.get(key) ?? undefined },
          { open: row ?? undefined, masked: masked.get(key) ?? undefined },
          names,
        ),
      );
    }
    found.set(event.id, changes);
  }
  return found;
}

interface Seen {
  readonly open: KeyedRow | undefined;
  readonly masked: KeyedRow | undefined;
}

function changesOf(before: Seen, after: Seen, names: ReadonlyMap<string, string>): HistoryChange[] {
  return Object.keys({ ...before.open, ...after.open })
    .filter((field) => !TECHNICAL.has(field))
    .filter((field) => !isDeepStrictEqual(valueIn(before.open, field), valueIn(after.open, field)))
    .map((field) => {
      const [earlier, later] = apart(valueIn(before.open, field), valueIn(after.open, field));
      const told = (value: unknown) => shownValue(field, withoutIds(value, names), names);
      const was = isHidden(field, before.open, before.masked) ? HIDDEN : told(earlier);
      const is = isHidden(field, after.open, after.masked) ? HIDDEN : told(later);
      return {
        field: fieldWords(field),
        kind: kindOf(is.kind in CLOSED ? was.kind : is.kind),
        before: textOf(was),
        after: textOf(is),
      };
    });
}

/** Of two values what tells them apart: of lists of structures the items that only one of them has. */
function apart(before: unknown, after: unknown): readonly [before: unknown, after: unknown] {
  const [earlier, later] = [itemsOf(before), itemsOf(after)];
  if (!earlier || !later) return [before, after];
  const without = (items: readonly unknown[], others: readonly unknown[]) =>
    items.filter((item) => !others.some((other) => isDeepStrictEqual(item, other)));
  const [gone, come] = [without(earlier, later), without(later, earlier)];
  // Only their order differs.
  if (gone.length + come.length === 0) return [before, after];
  return [gone.length > 0 ? gone : null, come.length > 0 ? come : null];
}

/** The items of a list of structures, which may be empty or not be there yet. */
function itemsOf(value: unknown): readonly unknown[] | undefined {
  if (value === null) return [];
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  return items.every((item) => typeof item === 'object') ? items : undefined;
}

/** Values whose words say that there is none to be read. */
const CLOSED = { none: null, hidden: HIDDEN_TEXT, erased: ERASED_TEXT } as const;
const HIDDEN = { kind: 'hidden', text: '' } as const;

function kindOf(kind: AuditValue['kind']): HistoryChange['kind'] {
  return kind === 'instant' || kind === 'day' || kind === 'structure' ? kind : 'text';
}

function textOf({ kind, text }: Pick<AuditValue, 'kind' | 'text'>): string | null {
  return kind === 'none' || kind === 'hidden' || kind === 'erased' ? CLOSED[kind] : text;
}
