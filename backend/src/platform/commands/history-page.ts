import type { HistoryEntry } from '@annals/contracts/kernel/history';
import { cutPage, readCursor, type Page, type PageRequest } from '@annals/projections/engine/page';
import { z } from 'zod';

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
