import { isDeepStrictEqual } from 'node:util';
import type { AuditValue } from '@annals/contracts/features/audit/views';
import { fieldWords } from '@annals/contracts/kernel/words';
import { HIDDEN_TEXT } from '@annals/contracts/features/audit/sensitivity';
import { ERASED_TEXT } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange } from '@annals/contracts/kernel/history';
import type { Rows } from '@annals/projections/engine/fold';
import type { KeyedRow } from '@annals/projections/engine/projection';
import { shown, valueIn } from './compare';
import { maskedEvent } from './definitions';
import type { Replayed } from './folds';

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
      const [was, is] = [
        shown(field, before.open, before.masked, names),
        shown(field, after.open, after.masked, names),
      ];
      const kind = is.kind === 'none' ? was.kind : is.kind;
      return {
        field: fieldWords(field),
        kind: kind === 'instant' || kind === 'day' ? kind : 'text',
        before: textOf(was),
        after: textOf(is),
      };
    });
}

function textOf({ kind, text }: AuditValue): string | null {
  if (kind === 'none') return null;
  if (kind === 'hidden') return HIDDEN_TEXT;
  return kind === 'erased' ? ERASED_TEXT : text;
}
