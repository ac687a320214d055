import {
  tamperingSentence,
  type LogAlarmRow,
  type LogAlarmView,
  type LogSealRow,
} from '@annals/contracts/audit/seal-views';
import { z } from 'zod';
import type { ReadModels } from '../kernel/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../kernel/page';

const alarmKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** The checkpoints of the log, newest first. */
export async function logSealsOf(db: ReadModels, request: PageRequest): Promise<Page<LogSealRow>> {
  const cursor = readCursor(request.after, z.number());
  const rows = (await db('log_seals')
    .select('*')
    .modify((query) => {
      if (cursor !== undefined) void query.where('size', '<', cursor);
    })
    .orderBy('size', 'desc')
    .limit(request.limit + 1)) as LogSealRow[];
  return cutPage(rows, request.limit, (row) => row.size);
}

/** What verifications found wrong with the log, newest first. */
export async function logAlarmsOf(db: ReadModels, request: PageRequest): Promise<Page<LogAlarmView>> {
  const cursor = readCursor(request.after, alarmKey);
  const rows = (await db('log_alarms')
    .select('*')
    .modify((query) => {
      if (cursor) void query.whereRaw('("foundAt", id) < (?::timestamptz, ?::uuid)', cursor);
    })
    .orderBy([
      { column: 'foundAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(request.limit + 1)) as LogAlarmRow[];
  const page = cutPage(rows, request.limit, (row) => [row.foundAt, row.id]);
  return { ...page, rows: page.rows.map((row) => ({ ...row, sentence: tamperingSentence(row) })) };
}

/** How many alarms there are. */
export async function countLogAlarms(db: ReadModels): Promise<number> {
  const [row] = await db('log_alarms').count<{ count: bigint }[]>({ count: '*' });
  return Number(row?.count ?? 0n);
}
