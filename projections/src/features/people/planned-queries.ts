import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  plannedChangeRow,
  plannedChangeView,
  type PlannedChangeRow,
  type PlannedChangeView,
} from '@annals/contracts/features/people/administration';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../engine/connections';

/** What is planned for a person, and what could not take effect, by day. */
export async function plannedChangesOf(db: ReadModels, id: PersonId): Promise<PlannedChangeView[]> {
  return rowsOf(
    plannedChangeView,
    db('planned_changes as planned')
      .leftJoin('people as manager', 'manager.id', 'planned.managerId')
      .select('planned.*')
      .select(db.raw(`manager."firstName" || ' ' || manager."lastName" AS "managerName"`))
      .where('planned.personId', id)
      .whereIn('planned.state', ['planned', 'refused'])
      .orderBy(['planned.takesEffectOn', 'planned.id'])
      .limit(100),
  );
}

/** Planned changes whose day may have come somewhere, by day. @param day the latest calendar day on earth */
export async function plannedUntil(
  db: ReadModels,
  day: string,
  after: PlannedChangeRow | undefined,
  limit: number,
): Promise<PlannedChangeRow[]> {
  return rowsOf(
    plannedChangeRow,
    db('planned_changes')
      .where('state', 'planned')
      .where('takesEffectOn', '<=', day)
      .modify((query) => {
        if (after)
          void query.whereRaw('("takesEffectOn", id) > (?, ?::uuid)', [after.takesEffectOn, after.id]);
      })
      .orderBy(['takesEffectOn', 'id'])
      .limit(limit),
  );
}
