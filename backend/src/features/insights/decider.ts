import {
  InsightActionTaken,
  InsightContested,
  InsightExpired,
  InsightGenerated,
  InsightRead,
  InsightReworded,
  type InsightEvent,
  type NewInsightEvent,
} from '@annals/contracts/features/insights/events';
import { msg } from '@annals/contracts/kernel/text';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { InsightNoLongerCurrent, NothingToDo, OnlyAlexFinds } from './errors';
import { evolveInsight, type ExistingInsight, type InsightCommand, type InsightState } from './insight';

/** The rules of insights. */
export const insight = decider<InsightState, InsightCommand, InsightEvent, NewInsightEvent>({
  category: 'insight',
  initial: { status: 'none' },
  evolve: evolveInsight,
  decide: {
    GenerateInsight({ type: _, insightType, ...found }, state, { actor }) {
      // The same is found once, unless what had taken its place is gone and it is true again.
      if (state.status !== 'none' && state.status !== 'replaced') return [];
      if (actor.role !== 'system') throw new OnlyAlexFinds();
      return [InsightGenerated.of({ ...found, type: insightType })];
    },

    RewordInsight({ type: _, foundAt, ...words }, state, { actor }) {
      if (actor.role !== 'system') throw new OnlyAlexFinds();
      if (state.status !== 'current' || state.isReworded || state.foundAt !== foundAt) return [];
      return [InsightReworded.of({ ...idsOf(state), ...words })];
    },

    MarkInsightRead(_, state, { actor }) {
      const current = ownOf(actor, state);
      return current.isRead ? [] : [InsightRead.of(idsOf(current))];
    },

    TakeInsightAction(_, state, { actor, now }) {
      const current = ownOf(actor, state);
      if (current.type !== 'action_required') throw new NothingToDo();
      if (current.actionTaken) return [];
      if (current.status !== 'current' || current.expiresAt <= now) throw new InsightNoLongerCurrent();
      return [InsightActionTaken.of(idsOf(current))];
    },

    ContestInsight({ comment }, state, { actor, now }) {
      const current = ownOf(actor, state);
      if (current.status === 'contested') return [];
      if (current.status !== 'current' || current.expiresAt <= now) throw new InsightNoLongerCurrent();
      return [InsightContested.of({ ...idsOf(current), rule: current.rule, comment })];
    },

    ExpireInsight({ because, replacedBy }, state, { actor, now }) {
      if (state.status !== 'current') return [];
      if (because === undefined) return state.expiresAt > now ? [] : [InsightExpired.of(idsOf(state))];
      if (actor.role !== 'system') throw new OnlyAlexFinds();
      return [InsightExpired.of({ ...idsOf(state), because, replacedBy })];
    },
  },
});

function idsOf({ insightId, targetUserId }: ExistingInsight) {
  return { insightId, targetUserId };
}

/** The insight, if it is the actor's; nobody else learns that it exists. */
function ownOf(actor: Actor, state: InsightState): ExistingInsight {
  if (state.status === 'none' || actor.id !== state.targetUserId) throw new NotFound(msg('This insight'));
  return state;
}
