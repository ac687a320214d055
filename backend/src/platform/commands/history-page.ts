import type { HistoryEntry } from '@annals/contracts/kernel/history';
import type { EventLog } from '@annals/event-store/event-log';
import type { ReadModels } from '@annals/projections/engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '@annals/projections/engine/page';
import { namesOf } from '@annals/projections/features/people/queries';
import { z } from 'zod';
import { peopleNamedIn, type FormatHistory } from './history';

/**
 * A page of a history.
 * @param entries all that the reader may have, newest first
 * @throws BrokenCursor
 */
export function historyPage(
  entries: readonly HistoryEntry[],
  { after, limit }: PageRequest,
): Page<HistoryEntry> {
  const key = readCursor(after, z.string().regex(/^\d{1,19}$/));
  const rest = key === undefined ? entries : entries.filter(({ position }) => BigInt(position) < BigInt(key));
  return cutPage(rest, limit, ({ position }) => position);
}

/**
 * A page of the history of one record, with the names of the people in it.
 * @param kind the decider of the record
 * @param format gives all that the reader may have, newest first
 * @throws BrokenCursor
 */
export async function historyFor(
  { log, readModels }: { readonly log: EventLog; readonly readModels: ReadModels },
  kind: { readonly category: string },
  id: string,
  request: PageRequest,
  format: FormatHistory,
): Promise<Page<HistoryEntry>> {
  const events = await log.readStream(`${kind.category}-${id}`);
  return historyPage(format(events, await namesOf(readModels, peopleNamedIn(events))), request);
}
