import type { DemoAccount } from '@annals/contracts/features/accounts/routes';
import type { EventLog } from '@annals/event-store/event-log';
import type { UserAuth } from './platform/sessions/user-auth';

/** How large a demo company is, and how long it has been there. */
export interface DemoFill {
  /** How many people. */
  readonly employees: number;
  /** How many months of history, ending now. */
  readonly months: number;
  readonly now: Date;
  /** Whether the leader has asked ALEX for a briefing, which is prepared at the first start. */
  readonly asksForBriefing?: boolean;
  /** Hears how many events have been written. */
  readonly onProgress?: (events: number) => void;
}

/**
 * A company for those who want to look around. The program that starts the product passes it; what is installed for real has none, and
 * nothing of one.
 */
export interface DemoCompany {
  /** The smallest it can be. */
  readonly fewestEmployees: number;
  /** Whom it says at the start that one can sign in as: a line each. */
  readonly greeting: readonly string[];
  /**
   * Fills the log with it when that is empty, or when an earlier start was interrupted while doing so.
   * @returns the number of events gone through; 0 when there was nothing to do
   */
  fillIfEmpty(
    log: EventLog,
    userAuth: UserAuth,
    options: DemoFill & { readonly onBegin: () => void },
  ): Promise<number>;
  /** Its accounts that exist and are open, for the box on the sign-in screen. */
  accountsOf(userAuth: UserAuth): Promise<DemoAccount[]>;
}
