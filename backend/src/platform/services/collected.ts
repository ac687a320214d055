import type { WaitingCounts } from '@annals/projections/engine/counted-rows';
import type { Projection } from '@annals/projections/engine/projection';
import type { Disclosures } from '../commands/disclosures';
import type { FormatHistory } from '../commands/history';
import type { EventSentences } from '../commands/sentences';
import type { AccessSource, AccessTools } from './access-source';
import type { NotificationSourceContext, NotificationSource } from './notification-source';
import type { HandoverRule } from './handover-rule';

/** What the features that work over all others are handed of them. */
export interface Collected {
  /** Told to auditors with every event, regardless of who sees it elsewhere; by the category of the streams. */
  readonly histories: ReadonlyMap<string, FormatHistory>;
  /** Of the events that no history tells. */
  readonly sentences: EventSentences;
  /** What people get of events in the archive of everything about them. */
  readonly disclosures: Disclosures;
  /** The folds that a record of each category is made from, the record itself first. */
  readonly foldsOfRecords: ReadonlyMap<string, readonly Projection[]>;
  /** How everything that waits for somebody is counted. */
  readonly waiting: WaitingCounts;
  readonly handoverRules: readonly HandoverRule[];
  /** The kinds of access that features hand out. */
  readonly accessSources: readonly ((tools: AccessTools) => AccessSource)[];
  /** Who answers for notifications that are a feature's own, and are read and put away at the same addresses. */
  readonly notificationSources: readonly ((tools: NotificationSourceContext) => NotificationSource)[];
}
