import {
  InsightActionTaken,
  InsightExpired,
  InsightGenerated,
  InsightRead,
  type InsightEvent,
  type NewInsightEvent,
} from '@annals/contracts/insights/events';
import { decider, type Actor } from '../kernel/decider';
import { NotFound } from '../kernel/domain-error';
import { InsightNoLongerCurrent, NothingToDo, OnlyAlexFinds } from './errors';
import { evolveInsight, type ExistingInsight, type InsightCommand, type InsightState } from './insight';

/** The rules of insights. */
export const insight = decider<InsightState, InsightCommand, InsightEvent, NewInsightEvent>({
  category: 'insight',
  initial: { status: 'none' },
  evolve: evolveInsight,
  decide: {
    GenerateInsight({ type: _, insightType, ...found }, state, { actor }) {
      if (state.status !== 'none') return [];
      if (actor.role !== 'system') throw new OnlyAlexFinds();
      return [InsightGenerated.of({ ...found, type: insightType })];
    },

    MarkInsightRead(_, state, { actor }) {
      const current = ownOf(actor, state);
      return current.isRead ? [] : [InsightRead.of(idsOf(current))];
    },

    TakeInsightAction(_, state, { actor, now }) {
      const current = ownOf(actor, state);
      if (current.type !== 'action_required') throw new NothingToDo();
      if (current.actionTaken) return [];
      if (current.status === 'expired' || current.expiresAt <= now) throw new InsightNoLongerCurrent();
      return [InsightActionTaken.of(idsOf(current))];
    },

    ExpireInsight(_, state, { now }) {
      if (state.status !== 'current' || state.expiresAt > now) return [];
      return [InsightExpired.of(idsOf(state))];
    },
  },
});

function idsOf({ insightId, targetUserId }: ExistingInsight) {
  return { insightId, targetUserId };
}

/** The insight, if it is the actor's; nobody else learns that it exists. */
function ownOf(actor: Actor, state: InsightState): ExistingInsight {
  if (state.status === 'none' || actor.id !== state.targetUserId) throw new NotFound('This insight');
  return state;
}
