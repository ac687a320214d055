import type { ManagerAlertId } from '@annals/contracts/features/wellbeing/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { SCORE_NAMES, type ScoreName } from '@annals/contracts/features/wellbeing/constants';
import { ALERT_REST_WEEKS, RISK_METHOD } from '@annals/contracts/features/wellbeing/risk';
import {
  managerAlertRow,
  managerAlertView,
  type ManagerAlertRow,
  type ManagerAlertView,
  wellbeingWeekRow,
  type WellbeingWeekRow,
} from '@annals/contracts/features/wellbeing/views';
import { weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import type { WeekOfScores } from './pulses';
import { firstUnsharedWeek, weeksSharedWithManagers } from './shared-weeks';

const managerIdAndKind = managerAlertRow.pick({ managerId: true, kind: true });

const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** What a manager was alerted of, newest first: their own alerts alone. */
export async function alertsOf(
  db: ReadModels,
  managerId: PersonId,
  request: PageRequest,
): Promise<Page<ManagerAlertView>> {
  const cursor = readCursor(request.after, listKey);
  const rows = await rowsOf(
    managerAlertRow,
    db('manager_alerts')
      .where({ managerId })
      .modify((query) => {
        if (cursor) void query.whereRaw('("raisedAt", id) < (?::timestamptz, ?::uuid)', cursor);
      })
      .orderBy([
        { column: 'raisedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  return cutPage(
    rows.map((row) => managerAlertView.parse(row)),
    request.limit,
    ({ raisedAt, id }) => [raisedAt, id],
  );
}

/** Whether an alert is this manager's. */
export async function isAlertOf(db: ReadModels, managerId: PersonId, id: ManagerAlertId): Promise<boolean> {
  const found: unknown = await db('manager_alerts').where({ id, managerId }).first('id');
  return found !== undefined;
}

/** A team's shared weeks, and what its manager was alerted of lately or has not acknowledged yet. */
export interface TeamToWatch {
  readonly managerId: PersonId;
  /** Oldest first, of whole teams: see `sharedWeeks`. */
  readonly weeks: readonly WeekOfScores[];
  readonly resting: readonly ManagerAlertRow['kind'][];
}

/**
 * The teams with a shared week that ended last, a page of managers at a time, in the order of their ids. It reads nothing but weeks that
 * the manager themself sees, so that an alert says nothing the screen does not.
 * @param after the last manager of the page before
 */
export async function teamsToWatch(
  db: ReadModels,
  now: Date,
  after: PersonId | null,
  limit: number,
): Promise<TeamToWatch[]> {
  const newest = weeksBefore(firstUnsharedWeek(now), 1);
  const managers = weeksSharedWithManagers(db, now)
    .where('shared.week', newest)
    .modify((query) => {
      if (after !== null) void query.where('shared.managerId', '>', after);
    })
    .orderBy('shared.managerId')
    .limit(limit)
    .select('shared.managerId');
  const rows = await rowsOf(
    wellbeingWeekRow,
    weeksSharedWithManagers(db, now)
      .whereIn('shared.managerId', managers)
      .where('shared.week', '>', weeksBefore(newest, RISK_METHOD.weeks))
      .orderBy(['shared.managerId', 'shared.week'])
      .select('shared.*'),
  );
  const ids = [...new Set(rows.map(({ managerId }) => managerId))];
  const alerts = await rowsOf(
    managerIdAndKind,
    db('manager_alerts')
      .whereIn('managerId', ids)
      .where((either) => {
        void either.where('status', 'raised').orWhere('week', '>', weeksBefore(newest, ALERT_REST_WEEKS));
      })
      .select('managerId', 'kind'),
  );
  return ids.map((managerId) => ({
    managerId,
    weeks: rows.filter((row) => row.managerId === managerId).map(averages),
    resting: alerts.filter((alert) => alert.managerId === managerId).map(({ kind }) => kind),
  }));
}

function averages({ week, checkIns, ...sums }: WellbeingWeekRow): WeekOfScores {
  const average: Partial<Record<ScoreName, number>> = {};
  for (const name of SCORE_NAMES) average[name] = sums[name] / checkIns;
  return { week, ...(average as Record<ScoreName, number>) };
}
