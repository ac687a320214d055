import type { EventQuery } from '@annals/contracts/features/audit/filter';
import type { Knex } from 'knex';
import type { ReadModels } from '../../engine/connections';

/** The events that match a filter, of the index. */
export function matching(db: ReadModels, filter: EventQuery): Knex.QueryBuilder {
  const { person, as = 'either', feature, type, role, stream, command, from, until, text, system } = filter;
  return db('event_index as event').modify((query) => {
    if (person !== undefined && as === 'actor') void query.where('event.actorId', person);
    if (person !== undefined && as === 'subject') void query.whereRaw(NAMES, [person]);
    if (person !== undefined && as === 'either')
      void query.where((either) => void either.where('event.actorId', person).orWhereRaw(NAMES, [person]));
    if (feature !== undefined) void query.where('event.feature', feature);
    // A selection for a bundle may name several.
    if (type !== undefined) void query.whereIn('event.type', type.split(','));
    if (role !== undefined) void query.where('event.actorRole', role);
    if (system === 'hidden') void query.whereNot('event.actorRole', 'system');
    if (stream !== undefined) void query.where('event.stream', stream);
    if (command !== undefined) void query.where('event.commandId', command);
    if (from !== undefined) void query.where('event.occurredAt', '>=', from);
    if (until !== undefined) void query.where('event.occurredAt', '<', until);
    if (text !== undefined) {
      const words = searchWords(text);
      if (words === null) void query.whereRaw('false');
      else void query.whereRaw(`to_tsvector('simple', event.words) @@ to_tsquery('simple', ?)`, [words]);
    }
  });
}

const NAMES = 'event.people @> ARRAY[?]::uuid[]';

/** Every word, or the beginning of one; null when there is no letter and no digit in it. */
function searchWords(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  return words ? words.map((word) => `${word}:*`).join(' & ') : null;
}
