import type { Evidence, InsightRule } from '@annals/contracts/insights/evidence';
import type { InsightPriority, InsightType } from '@annals/contracts/insights/constants';
import type { InsightEvent } from '@annals/contracts/insights/events';
import type { InsightId, PersonId } from '@annals/contracts/kernel/ids';

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
      rule: InsightRule;
      actionPath?: string | undefined;
      expiresAt: string;
    }
  | { type: 'MarkInsightRead' }
  | { type: 'TakeInsightAction' }
  | { type: 'ExpireInsight' };

/** What later decisions rest on. */
export interface ExistingInsight {
  readonly status: 'current' | 'expired';
  readonly insightId: InsightId;
  readonly targetUserId: PersonId;
  readonly type: InsightType;
  readonly expiresAt: string;
  readonly isRead: boolean;
  readonly actionTaken: boolean;
}

export type InsightState = { readonly status: 'none' } | ExistingInsight;

type Evolutions = {
  readonly [Type in InsightEvent['type']]: (
    state: InsightState,
    event: Extract<InsightEvent, { type: Type }>,
  ) => InsightState;
};

const now = (state: InsightState, change: Partial<ExistingInsight>): InsightState =>
  state.status === 'none' ? state : { ...state, ...change };

export const evolveInsight: Evolutions = {
  InsightGenerated: (_, { data: { insightId, targetUserId, type, expiresAt } }) => ({
    status: 'current',
    insightId,
    targetUserId,
    type,
    expiresAt,
    isRead: false,
    actionTaken: false,
  }),
  InsightRead: (state) => now(state, { isRead: true }),
  InsightActionTaken: (state) => now(state, { isRead: true, actionTaken: true }),
  InsightExpired: (state) => now(state, { status: 'expired' }),
};
