import { eventDefinitions } from '@annals/contracts/events';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { fold, handledIn, type Rows } from '@annals/projections/engine/fold';
import type { KeyedRow, Projection } from '@annals/projections/engine/projection';
import { people } from '@annals/projections/features/people/people-fold';
import type { Collected } from '../../platform/services/collected';

/** What a replay folds: a read model, or a record that has none by its values as they were last stated. */
export interface Replayed {
  readonly name: string;
  readonly fold: (rows: Rows, events: readonly RecordedEvent[]) => void;
}

const ofProjection = (projection: Projection): Replayed => ({
  name: projection.name,
  fold: (rows, events) => {
    const poison = fold(projection, rows, handledIn(projection, events));
    if (poison) throw poison.error;
  },
});

/** The values of a record without a read model, each as it was last stated. */
const lastStated: Replayed = {
  name: 'last_stated',
  fold: (rows, events) => {
    for (const { stream, data } of events) {
      const before: KeyedRow | null = rows.get(stream) ?? null;
      rows.set(stream, { ...before, ...(data as object), id: stream });
    }
  },
};

/** What a replay of a record of this category folds; the first is the record itself. */
export function replayedOf({ foldsOfRecords }: Collected, category: string): readonly Replayed[] {
  return foldsOfRecords.get(category)?.map(ofProjection) ?? [lastStated];
}

/** The types of events of other records that a person's row follows from as well. */
export const TYPES_NAMING_PERSON: readonly string[] = eventDefinitions
  .filter(({ type, category }) => category !== 'person' && people.handles.has(type))
  .map(({ type }) => type);
