import type { PersonId } from '@annals/contracts/kernel/ids';
import { aiInsightRow } from '@annals/contracts/features/insights/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { gatheredBy } from './inputs/by-person';

/** An insight as the engine remembers it. */
const rememberedInsight = aiInsightRow.pick({
  id: true,
  targetUserId: true,
  rule: true,
  key: true,
  createdAt: true,
  expiresAt: true,
  isExpired: true,
  endedBecause: true,
  contestedAt: true,
});
export type RememberedInsight = z.infer<typeof rememberedInsight>;

/** Longer than the longest rest after “not helpful”. */
const REMEMBERED_DAYS = 1_000;

/** What was found for these people before, by person. */
export async function rememberedInsights(
  db: ReadModels,
  ids: readonly PersonId[],
  now: Date,
): Promise<ReadonlyMap<PersonId, readonly RememberedInsight[]>> {
  const since = new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000).toISOString();
  const rows = await rowsOf(
    rememberedInsight,
    db('ai_insights')
      .whereIn('targetUserId', [...ids])
      .where('createdAt', '>', since)
      .select(
        'id',
        'targetUserId',
        'rule',
        'key',
        'createdAt',
        'expiresAt',
        'isExpired',
        'endedBecause',
        'contestedAt',
      ),
  );
  return gatheredBy(rows, ({ targetUserId }) => targetUserId);
}
