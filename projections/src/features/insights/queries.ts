import type { InsightId } from '@annals/contracts/features/insights/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { quietUntil } from '@annals/contracts/features/insights/rules';
import {
  aiInsightRow,
  aiInsightView,
  type AiInsightRow,
  type AiInsightView,
  type QuietRule,
} from '@annals/contracts/features/insights/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { namesOf } from '../people/queries';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const withId = aiInsightRow.pick({ id: true });

/** When the last insight of a page was made, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/**
 * A person's insights whose time is not over, newest first; with the names of the people their figures are about.
 * @param showsReworded whether the words of a language model are told at all
 */
export async function insightsOf(
  db: ReadModels,
  personId: PersonId,
  now: Date,
  request: PageRequest,
  showsReworded: boolean,
): Promise<Page<AiInsightView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    aiInsightRow,
    db('ai_insights')
      .where({ targetUserId: personId, isExpired: false })
      .where('expiresAt', '>', now.toISOString())
      .modify((query) => {
        if (cursor) void query.whereRaw('("createdAt", id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'createdAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  const names = await namesOf(
    db,
    rows.flatMap(({ metadata }) => metadata.evidence.flatMap(({ aboutId }) => aboutId ?? [])),
  );
  const contested = await timesContested(db, personId);
  const shown = (row: AiInsightRow) =>
    aiInsightView.parse({
      ...row,
      metadata: {
        ...row.metadata,
        reworded: showsReworded ? row.metadata.reworded : null,
        evidence: row.metadata.evidence.map((figure) => ({
          ...figure,
          aboutName: figure.aboutId && names.get(figure.aboutId),
        })),
      },
      contestedBefore: contested.find(({ rule }) => rule === row.rule)?.times ?? 0,
    });
  return cutPage(rows.map(shown), request.limit, ({ createdAt, id }) => [createdAt, id]);
}

/** How often a person called a rule's insights not helpful, and when last. */
const contestedRule = z.object({
  rule: z.string(),
  times: z.number(),
  lastAt: z.string(),
});
type Contested = z.infer<typeof contestedRule>;

async function timesContested(db: ReadModels, personId: PersonId): Promise<Contested[]> {
  return rowsOf(
    contestedRule,
    db('ai_insights')
      .where({ targetUserId: personId })
      .whereNotNull('contestedAt')
      .groupBy('rule')
      .select('rule')
      .select(db.raw('count(*)::integer AS times'))
      .max({ lastAt: 'contestedAt' })
      .orderBy('rule'),
  );
}

/** How many of the insights a person put away are listed with a rule. */
const MOST_PUT_AWAY = 3;

/** The rules that are quiet for a person now, with what they put away. */
export async function quietRulesOf(db: ReadModels, personId: PersonId, now: Date): Promise<QuietRule[]> {
  const contested = await timesContested(db, personId);
  const quiet = contested
    .map(({ rule, times, lastAt }) => ({ rule, times, until: quietUntil(times, lastAt) }))
    .filter(({ until }) => until > now.toISOString());
  const rows = await rowsOf(
    aiInsightRow,
    db('ai_insights')
      .where({ targetUserId: personId })
      .whereNotNull('contestedAt')
      .whereIn(
        'rule',
        quiet.map(({ rule }) => rule),
      )
      .orderBy([
        { column: 'contestedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select(),
  );
  return quiet.map((one) => ({
    ...one,
    putAway: rows
      .filter(({ rule }) => rule === one.rule)
      .slice(0, MOST_PUT_AWAY)
      .map(({ id, title, contestedAt, contestComment }) => ({
        id,
        title,
        contestedAt: contestedAt ?? '',
        comment: contestComment,
      })),
  }));
}

/** The insights whose time is over and that do not say so yet, at most so many. */
export async function insightsToExpire(db: ReadModels, now: Date, limit: number): Promise<InsightId[]> {
  const rows = await rowsOf(
    withId,
    db('ai_insights')
      .select('id')
      .where('isExpired', false)
      .where('expiresAt', '<=', now.toISOString())
      .orderBy('expiresAt')
      .limit(limit),
  );
  return rows.map(({ id }) => id);
}
