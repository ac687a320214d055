import { msg } from '@annals/contracts/kernel/text';
import { personId } from '@annals/contracts/kernel/ids';
import {
  PainPointReassigned,
  PainPointReopened,
  PainPointReported,
  PainPointResolved,
  PainPointTakenUp,
  type NewPainPointEvent,
  type PainPointEvent,
} from '@annals/contracts/features/pain-points/events';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { NotLookingAfterIt, PainPointAlreadyResolved, PainPointNotResolved } from './errors';
import {
  evolvePainPoint,
  type ExistingPainPoint,
  type PainPointCommand,
  type PainPointState,
} from './pain-point';

/** The rules of pain points. */
export const painPoint = decider<PainPointState, PainPointCommand, PainPointEvent, NewPainPointEvent>({
  category: 'painPoint',
  initial: { status: 'none' },
  evolve: evolvePainPoint,
  decide: {
    ReportPainPoint({ type: _, suggestedSolution, ...report }, state, { actor }) {
      if (state.status !== 'none') return [];
      const employeeId = personId.parse(actor.id);
      return [
        PainPointReported.of({ ...report, employeeId, suggestedSolution: suggestedSolution || undefined }),
      ];
    },

    TakeUpPainPoint(_, state, { actor }) {
      const current = lookedAfterBy(actor, state);
      if (current.status === 'in_progress') return [];
      if (current.status === 'resolved') throw new PainPointAlreadyResolved();
      return [PainPointTakenUp.of(idsOf(current))];
    },

    ResolvePainPoint({ resolutionNotes }, state, { actor }) {
      const current = lookedAfterBy(actor, state);
      if (current.status === 'resolved') throw new PainPointAlreadyResolved();
      return [PainPointResolved.of({ ...idsOf(current), resolutionNotes })];
    },

    ReopenPainPoint({ reason }, state, { actor }) {
      const current = concerning(actor, state);
      if (current.status !== 'resolved') throw new PainPointNotResolved();
      return [PainPointReopened.of({ ...idsOf(current), reason })];
    },

    /** Follows a change of the reporter's manager; done by the system alone. */
    ReassignPainPoint({ managerId }, state, { actor }) {
      if (state.status === 'none') throw new NotFound(msg('This pain point'));
      if (actor.role !== 'system') throw new NotLookingAfterIt();
      if (state.status === 'resolved' || state.managerId === managerId) return [];
      return [PainPointReassigned.of({ ...idsOf(state), managerId })];
    },
  },
});

function idsOf({ painPointId, employeeId, managerId }: ExistingPainPoint) {
  return { painPointId, employeeId, managerId };
}

/** The manager it went to; where there is none, the administrators. */
function looksAfter(actor: Actor, { managerId }: ExistingPainPoint): boolean {
  return managerId === null ? actor.role === 'admin' : actor.id === managerId;
}

/** The pain point, for its reporter and the person who looks after it; nobody else learns from here that it exists. */
function concerning(actor: Actor, state: PainPointState): ExistingPainPoint {
  if (state.status === 'none') throw new NotFound(msg('This pain point'));
  if (actor.id !== state.employeeId && !looksAfter(actor, state)) throw new NotFound(msg('This pain point'));
  return state;
}

function lookedAfterBy(actor: Actor, state: PainPointState): ExistingPainPoint {
  const current = concerning(actor, state);
  if (!looksAfter(actor, current)) throw new NotLookingAfterIt();
  return current;
}
