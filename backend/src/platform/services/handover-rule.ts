import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ReadModelName } from '@annals/contracts/kernel/feature';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { CommandOrigin, Dispatch } from '../commands/dispatch';

/** Something open between an employee and a manager. */
export interface UnderWay {
  readonly id: string;
  readonly employeeId: PersonId;
  /** Null: with nobody, where an administrator decides. */
  readonly managerId: PersonId | null;
}

/** How what is under way in one feature follows an employee to another manager. */
export interface HandoverRule {
  readonly feature: string;
  /** One of them and several, in the words an administrator reads before they move: `planned 1:1`, `planned 1:1s`. */
  readonly words: readonly [one: string, several: string];
  /** The read models `underWay` looks at. */
  readonly reads: readonly ReadModelName[];
  /** What is open of these employees, with whichever manager. @param now an ISO instant @param timeZone of those who have chosen none */
  underWay(
    db: ReadModels,
    employeeIds: readonly PersonId[],
    now: string,
    timeZone: string,
  ): Promise<readonly UnderWay[]>;
  /** The employees with something open with a manager they do not report to, or who have left. */
  misassigned(db: ReadModels, now: string, timeZone: string): Promise<readonly PersonId[]>;
  /** Gives one of them to the manager of today, through the feature's own command. */
  handOver(dispatch: Dispatch, id: string, managerId: PersonId, origin: CommandOrigin): Promise<unknown>;
  /** What becomes of one of them when the employee reports to nobody any more; without it, it stays with the person who has it. */
  letGo?(dispatch: Dispatch, id: string, origin: CommandOrigin): Promise<unknown>;
  /** What becomes of one of them when the employee has left; without it, it stays as it is. */
  end?(dispatch: Dispatch, id: string, origin: CommandOrigin): Promise<unknown>;
}
