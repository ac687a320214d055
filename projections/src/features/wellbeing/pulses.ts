import type { CheckInId } from '@annals/contracts/features/wellbeing/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { SCORE_NAMES, type Scores } from '@annals/contracts/features/wellbeing/constants';
import { RISK_METHOD } from '@annals/contracts/features/wellbeing/risk';
import {
  wellnessPulseRow,
  wellnessPulseView,
  type WellnessPulseView,
} from '@annals/contracts/features/wellbeing/views';
import { weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const weekAndResponses = wellnessPulseRow.pick({ week: true, responses: true });
const withOverallScore = wellnessPulseRow.pick({ overallScore: true });
const withId = wellnessPulseRow.pick({ id: true });

const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** A person's own pulses, newest first. There is no query that gives anybody another person's. */
export async function pulsesOf(
  db: ReadModels,
  employeeId: PersonId,
  request: PageRequest,
): Promise<Page<WellnessPulseView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    wellnessPulseRow,
    db('wellness_pulse')
      .where({ employeeId })
      .modify((query) => {
        if (cursor) void query.whereRaw('("createdAt", id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'createdAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(
    rows.map((row) => wellnessPulseView.parse(row)),
    request.limit,
    ({ createdAt, id }) => [createdAt, id],
  );
}

/** What one person answered, or one team, in one week: the average of each score. */
export interface WeekOfScores extends Scores {
  readonly week: string;
}

/** A pulse to be assessed, with what its person answered up to it. */
export interface PulseToAssess {
  readonly employeeId: PersonId;
  readonly overallScore: number;
  /** The overall score of the pulse before; null when it is the first. */
  readonly previousScore: number | null;
  /** Oldest first; the weeks the method looks at, those without answers left out. */
  readonly weeks: readonly WeekOfScores[];
}

/** What a pulse is assessed by; undefined when the read model does not have it (yet, or any more). */
export async function pulseToAssess(db: ReadModels, id: CheckInId): Promise<PulseToAssess | undefined> {
  const pulse = await rowOf(wellnessPulseRow, db('wellness_pulse').where({ id }).limit(1));
  if (!pulse) return undefined;
  const upTo = () =>
    db('wellness_pulse')
      .where({ employeeId: pulse.employeeId })
      .whereRaw('("createdAt", id) <= (?::timestamptz, ?::uuid)', [pulse.createdAt, id]);
  const rows = await rowsOf(
    weekAndResponses,
    upTo()
      .where('week', '>', weeksBefore(pulse.week, RISK_METHOD.weeks))
      .orderBy('createdAt')
      .select('week', 'responses'),
  );
  const before = await rowOf(
    withOverallScore,
    upTo().whereNot({ id }).orderBy('createdAt', 'desc').select('overallScore').limit(1),
  );
  return {
    employeeId: pulse.employeeId,
    overallScore: pulse.overallScore,
    previousScore: before?.overallScore ?? null,
    weeks: byWeek(rows.map(({ week, responses }) => ({ week, ...responses }))),
  };
}

/** Averages the answers of each week. @param answers in any order @returns oldest week first */
export function byWeek(answers: readonly WeekOfScores[]): WeekOfScores[] {
  const weeks = new Map<string, WeekOfScores[]>();
  for (const answer of answers) weeks.set(answer.week, [...(weeks.get(answer.week) ?? []), answer]);
  return [...weeks.keys()].sort().map((week) => {
    const some = weeks.get(week) ?? [];
    const averages: Partial<Record<keyof Scores, number>> = {};
    for (const name of SCORE_NAMES)
      averages[name] = some.reduce((sum, answer) => sum + answer[name], 0) / some.length;
    return { week, ...(averages as Scores) };
  });
}

/** The pulses of the last weeks that nobody has looked at yet, oldest first. */
export async function pulsesToAssess(db: ReadModels, since: Date, limit: number): Promise<CheckInId[]> {
  const rows = await rowsOf(
    withId,
    db('wellness_pulse')
      .whereNull('assessedAt')
      .where('createdAt', '>=', since.toISOString())
      .orderBy('createdAt')
      .limit(limit)
      .select('id'),
  );
  return rows.map(({ id }) => id);
}
