import type { InsightId, PersonId } from '@annals/contracts/kernel/ids';
import { aiInsightView, type AiInsightRow, type AiInsightView } from '@annals/contracts/insights/views';
import { z } from 'zod';
import type { ReadModels } from '../kernel/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../kernel/page';

/** When the last insight of a page was made, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** A person's insights whose time is not over, newest first. */
export async function insightsOf(
  db: ReadModels,
  personId: PersonId,
  now: Date,
  request: PageRequest,
): Promise<Page<AiInsightView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = (await db('ai_insights')
    .where({ targetUserId: personId, isExpired: false })
    .where('expiresAt', '>', now.toISOString())
    .modify((query) => {
      if (cursor) void query.whereRaw('("createdAt", id) < (?::timestamptz, ?::uuid)', cursor);
    })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(request.limit + 1)) as AiInsightRow[];
  return cutPage(
    rows.map((row) => aiInsightView.parse(row)),
    request.limit,
    ({ createdAt, id }) => [createdAt, id],
  );
}

/** The insights whose time is over and that do not say so yet, at most so many. */
export async function insightsToExpire(db: ReadModels, now: Date, limit: number): Promise<InsightId[]> {
  const rows = await db<AiInsightRow>('ai_insights')
    .select('id')
    .where('isExpired', false)
    .where('expiresAt', '<=', now.toISOString())
    .orderBy('expiresAt')
    .limit(limit);
  return rows.map(({ id }) => id);
}
