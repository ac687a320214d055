import type { ReadModels } from '../../engine/connections';

/** The names of the two people of a meeting. */
export interface Names {
  readonly employeeName: string;
  readonly managerName: string;
}

/** Selects them, where `employee` and `manager` are joined. */
export function names(db: ReadModels) {
  return (['employee', 'manager'] as const).map((who) =>
    db.raw(`${who}."firstName" || ' ' || ${who}."lastName" AS "${who}Name"`),
  );
}
