import type { PersonId } from '@annals/contracts/kernel/ids';
import type { AiInsightRow } from '@annals/contracts/features/insights/views';
import type { ReadModels } from '../../engine/connections';
import { gatheredBy } from './inputs/by-person';

/** An insight as the engine remembers it. */
export type RememberedInsight = Pick<
  AiInsightRow,
  | 'id'
  | 'targetUserId'
  | 'rule'
  | 'key'
  | 'createdAt'
  | 'expiresAt'
  | 'isExpired'
  | 'endedBecause'
  | 'contestedAt'
>;

/** Longer than the longest rest after “not helpful”. */
const REMEMBERED_DAYS = 1_000;

/** What was found for these people before, by person. */
export async function rememberedInsights(
  db: ReadModels,
  ids: readonly PersonId[],
  now: Date,
): Promise<ReadonlyMap<PersonId, readonly RememberedInsight[]>> {
  const since = new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000).toISOString();
  const rows: RememberedInsight[] = await db('ai_insights')
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
    );
  return gatheredBy(rows, ({ targetUserId }) => targetUserId);
}
