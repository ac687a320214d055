import {
  logAlarmRow,
  logSealRow,
  tamperingSentence,
  type LogAlarmView,
  type LogSealRow,
} from '@annals/contracts/features/audit/seal-views';
import { oneRowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { namesOf } from '../people/queries';

/** Whether it is open, when it was found, and its id, of the last alarm of a page. */
const alarmKey = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]);

/** The checkpoints of the log, newest first. */
export async function logSealsOf(db: ReadModels, request: PageRequest): Promise<Page<LogSealRow>> {
  const cursor = readCursor(request.after, z.number());
  const rows = await rowsOf(
    logSealRow,
    db('log_seals')
      .select('*')
      .modify((query) => {
        if (cursor !== undefined) void query.where('size', '<', cursor);
      })
      .orderBy('size', 'desc')
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, (row) => row.size);
}

/** What verifications found wrong with the log: first what nobody has taken note of, then newest first. */
export async function logAlarmsOf(db: ReadModels, request: PageRequest): Promise<Page<LogAlarmView>> {
  const cursor = readCursor(request.after, alarmKey);
  const rows = await rowsOf(
    logAlarmRow,
    db('log_alarms')
      .select('*')
      .modify((query) => {
        if (cursor)
          void query.whereRaw(
            '("acknowledgedAt" IS NULL, "foundAt", id) < (?::boolean, ?::timestamptz, ?::uuid)',
            cursor,
          );
      })
      .orderByRaw('("acknowledgedAt" IS NULL) DESC, "foundAt" DESC, id DESC')
      .limit(request.limit + 1),
  );
  const page = cutPage(rows, request.limit, (row) => [row.acknowledgedAt === null, row.foundAt, row.id]);
  const names = await namesOf(
    db,
    page.rows.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      sentence: tamperingSentence(row),
      acknowledgedByName: row.acknowledgedBy === null ? null : (names.get(row.acknowledgedBy) ?? null),
    })),
  };
}

const alarmsCounted = z.object({ alarms: z.number(), openAlarms: z.number() });

/** How many alarms were ever raised, and how many of them nobody has taken note of. */
export function countLogAlarms(
  db: ReadModels,
): Promise<{ readonly alarms: number; readonly openAlarms: number }> {
  return oneRowOf(
    alarmsCounted,
    db('log_alarms').select(
      db.raw(
        'count(*)::float8 AS alarms, count(*) FILTER (WHERE "acknowledgedAt" IS NULL)::float8 AS "openAlarms"',
      ),
    ),
  );
}
