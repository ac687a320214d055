import { aiInsightRow, type AiInsightRow } from '@annals/contracts/features/insights/views';
import { personId } from '@annals/contracts/kernel/ids';
import { skipLevelMeetingId } from '@annals/contracts/features/skip-level/ids';
import { MOST_ATTEMPTS } from '@annals/contracts/features/language-model/constants';
import { preparedBriefing } from '@annals/contracts/features/skip-level/briefing';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** After a failure nothing is asked for so long: an endpoint that is unwell is left alone. */
const PAUSE_MS = 5 * 60_000;
/** The same thing is asked for again after so long, when there was no answer. */
const AGAIN_MS = 15 * 60_000;
/** Older insights keep their own words. */
const RECENT_MS = 7 * 86_400_000;

/** Whether the endpoint gave no answer a moment ago. */
export async function failedLately(db: ReadModels, now: Date): Promise<boolean> {
  const failed: unknown = await db('wordings')
    .select('id')
    .where('status', 'failed')
    .where('settledAt', '>', before(now, PAUSE_MS))
    .first();
  return failed !== undefined;
}

/** The insights that a language model may put into other words and has not been asked about, the important and new ones first. */
export async function insightsToWord(db: ReadModels, now: Date, limit: number): Promise<AiInsightRow[]> {
  const rows = await rowsOf(
    aiInsightRow,
    db('ai_insights as insight')
      .where('insight.isExpired', false)
      .where('insight.expiresAt', '>', now.toISOString())
      .where('insight.createdAt', '>', before(now, RECENT_MS))
      .whereRaw(`insight.metadata ->> 'reworded' IS NULL`)
      .whereRaw(`jsonb_array_length(insight.metadata -> 'evidence') > 0`)
      .whereNotExists(settled(db, 'insight.id', 'insight."createdAt"', now))
      .orderByRaw(
        `array_position(ARRAY['high', 'medium', 'low'], insight.priority), insight."createdAt" DESC`,
      )
      .limit(limit)
      .select('insight.*'),
  );
  return rows;
}

/** A briefing for one of the two people of a meeting that is ahead. */
const briefingToWord = z.object({
  meetingId: skipLevelMeetingId,
  employeeId: personId,
  recipientId: personId,
  briefing: preparedBriefing,
});
export type BriefingToWord = z.infer<typeof briefingToWord>;

/** The briefings that a language model may draft a summary of and has not been asked about, of the nearest meetings first. */
export async function briefingsToWord(db: ReadModels, now: Date, limit: number): Promise<BriefingToWord[]> {
  const rows = await rowsOf(
    briefingToWord,
    db('skip_level_meetings as meeting')
      .joinRaw('CROSS JOIN LATERAL jsonb_each(meeting."briefingData") AS prepared (recipient, briefing)')
      .where('meeting.status', 'scheduled')
      .where('meeting.scheduledAt', '>', now.toISOString())
      .whereRaw(`prepared.briefing ->> 'summary' IS NULL`)
      .whereNotExists(
        settled(
          db,
          `(prepared.briefing ->> 'requestId')::uuid`,
          `(prepared.briefing ->> 'preparedAt')::timestamptz`,
          now,
        ),
      )
      .orderBy('meeting.scheduledAt')
      .limit(limit)
      .select('meeting.id as meetingId', 'meeting.employeeId', 'prepared.briefing')
      .select(db.raw('prepared.recipient::uuid AS "recipientId"')),
  );
  return rows;
}

/**
 * Asked about and dropped, given up, or asked a moment ago. What was answered for this very finding and is not shown yet is still due:
 * the process that was to show it died.
 */
function settled(db: ReadModels, subjectId: string, foundAt: string, now: Date): Knex.QueryBuilder {
  return db('wordings as wording')
    .select(db.raw('1'))
    .whereRaw(`wording."subjectId" = ${subjectId}`)
    .where((done) => {
      void done
        .where('wording.status', 'dropped')
        .orWhereRaw(`wording.status = 'used' AND wording."askedAt" < ${foundAt}`)
        .orWhereRaw(
          `wording.status IN ('asked', 'failed') AND (wording.attempts >= ? OR wording."askedAt" > ?)`,
          [MOST_ATTEMPTS, before(now, AGAIN_MS)],
        );
    });
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
