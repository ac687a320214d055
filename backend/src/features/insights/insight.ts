import type { Evidence, InsightChart, InsightRule } from '@annals/contracts/features/insights/evidence';
import type { InsightEnd, InsightPriority, InsightType } from '@annals/contracts/features/insights/constants';
import type { InsightEvent } from '@annals/contracts/features/insights/events';
import type { InsightId } from '@annals/contracts/features/insights/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { WordingId } from '@annals/contracts/features/language-model/ids';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** Everything somebody can want of an insight. */
export type InsightCommand =
  | {
      type: 'GenerateInsight';
      insightId: InsightId;
      targetUserId: PersonId;
      targetTeamId?: PersonId | undefined;
      insightType: InsightType;
      title: string;
      description: string;
      priority: InsightPriority;
      evidence: Evidence[];
      /** The events the evidence names. */
      eventIds?: string[] | undefined;
      chart?: InsightChart | undefined;
      rule: InsightRule;
      /** What it is about. Absent: of a log from before there were rules in the product. */
      key?: string | undefined;
      actionPath?: string | undefined;
      expiresAt: string;
    }
  /** Only the finding that was worded: `foundAt` is when it was found. */
  | {
      type: 'RewordInsight';
      foundAt: string;
      wordingId: WordingId;
      model: string;
      title: string;
      description: string;
    }
  | { type: 'MarkInsightRead' }
  | { type: 'TakeInsightAction' }
  | { type: 'ContestInsight'; comment?: string | undefined }
  /** Without a reason: because its time is over. */
  | { type: 'ExpireInsight'; because?: Exclude<InsightEnd, 'time'>; replacedBy?: InsightId };

/** What later decisions rest on. */
export interface ExistingInsight {
  /** `replaced`: it ended because a newer one said it better, so it can become true again. */
  readonly status: 'current' | 'expired' | 'replaced' | 'contested';
  readonly insightId: InsightId;
  readonly targetUserId: PersonId;
  readonly type: InsightType;
  readonly rule: string;
  readonly foundAt: string;
  readonly expiresAt: string;
  readonly isReworded: boolean;
  readonly isRead: boolean;
  readonly actionTaken: boolean;
}

export type InsightState = { readonly status: 'none' } | ExistingInsight;

export const evolveInsight: Evolutions<InsightState, InsightEvent> = {
  InsightGenerated: (_, { data: { insightId, targetUserId, type, rule, expiresAt }, metadata }) => ({
    status: 'current',
    insightId,
    targetUserId,
    type,
    rule: rule.name,
    foundAt: metadata.occurredAt,
    expiresAt,
    isReworded: false,
    isRead: false,
    actionTaken: false,
  }),
  InsightReworded: (state) => changed(state, { isReworded: true }),
  InsightRead: (state) => changed(state, { isRead: true }),
  InsightActionTaken: (state) => changed(state, { isRead: true, actionTaken: true }),
  InsightContested: (state) => changed(state, { isRead: true, status: 'contested' }),
  InsightExpired: (state, { data }) =>
    changed(state, { status: data.because === 'replaced' ? 'replaced' : 'expired' }),
};
