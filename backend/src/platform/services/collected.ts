import type { Tell } from '../commands/history';
import type { DeskTools, NotificationDesk } from './notification-desk';
import type { ManagerFollower } from './manager-follower';

/** What the features that work over all others are handed of them. */
export interface Collected {
  /** Told to auditors with every event, whoever sees it elsewhere; by the category of the streams. */
  readonly histories: ReadonlyMap<string, Tell>;
  readonly followers: readonly ManagerFollower[];
  /** Who answers for notifications that are a feature's own, and are read and put away at the same addresses. */
  readonly desks: readonly ((tools: DeskTools) => NotificationDesk)[];
}
