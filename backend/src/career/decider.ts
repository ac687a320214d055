import {
  CareerMilestoneAchieved,
  CareerMilestoneMissed,
  CareerMilestoneNoteTaken,
  CareerMilestonePlanned,
  CareerMilestoneRescheduled,
  CareerMilestoneStarted,
  type CareerEvent,
  type NewCareerEvent,
} from '@annals/contracts/career/events';
import { decider, type Actor } from '../kernel/decider';
import { NotFound } from '../kernel/domain-error';
import {
  evolveMilestone,
  type CareerCommand,
  type CareerState,
  type ExistingMilestone,
} from './career-milestone';
import {
  DueInThePast,
  FollowsAnothersMilestone,
  MilestoneConcluded,
  NotYourReport,
  OnlyTheManager,
} from './errors';

/** The rules of career milestones: planned and concluded by whoever manages the person today, noted by both. */
export const careerMilestone = decider<CareerState, CareerCommand, CareerEvent, NewCareerEvent>({
  category: 'careerMilestone',
  initial: { status: 'none' },
  evolve: evolveMilestone,
  decide: {
    PlanMilestone(command, state, { actor, now }) {
      if (state.status !== 'none') return [];
      const { type: _, employeeReportsToActor, followsOneOf, description, ...plan } = command;
      if (!employeeReportsToActor) throw new NotYourReport();
      if (plan.followsId !== undefined && followsOneOf !== plan.employeeId)
        throw new FollowsAnothersMilestone();
      refusePast(plan.dueDate, now);
      return [
        CareerMilestonePlanned.of({ ...plan, managerId: actor.id, description: description || undefined }),
      ];
    },

    ChangeMilestone(command, state, { actor, now }) {
      const { dueDate, status, actualOutcomes = [], reason, employeeReportsToActor } = command;
      const current = seenBy(actor, state, employeeReportsToActor);
      const { milestoneId, employeeId } = current;
      const of = { milestoneId, employeeId };
      const moves = dueDate !== undefined && dueDate !== current.dueDate;
      const concludes = status !== undefined && status !== 'in_progress' && status !== current.status;
      // What was concluded is not begun anew, and what has begun has begun.
      const starts = status === 'in_progress' && current.status !== 'in_progress';
      if ((moves || concludes) && !employeeReportsToActor) throw new OnlyTheManager();
      if ((moves || concludes || starts) && isConcluded(current)) throw new MilestoneConcluded();
      const events: NewCareerEvent[] = [];
      if (moves) {
        refusePast(dueDate, now);
        events.push(CareerMilestoneRescheduled.of({ ...of, dueDate, reason: reason || undefined }));
      }
      if (starts) events.push(CareerMilestoneStarted.of(of));
      const managerId = managerOf(actor, current);
      if (concludes && status === 'achieved')
        events.push(CareerMilestoneAchieved.of({ ...of, managerId, actualOutcomes }));
      if (concludes && status === 'missed')
        events.push(
          CareerMilestoneMissed.of({ ...of, managerId, actualOutcomes, reason: reason || undefined }),
        );
      return events;
    },

    TakeNotes({ notes, employeeReportsToActor }, state, { actor }) {
      const current = seenBy(actor, state, employeeReportsToActor);
      const { milestoneId, employeeId, employeeNotes, managerNotes } = current;
      const by = actor.id === employeeId ? 'employee' : 'manager';
      if (notes === ((by === 'employee' ? employeeNotes : managerNotes) ?? '')) return [];
      return [
        CareerMilestoneNoteTaken.of({
          milestoneId,
          employeeId,
          managerId: managerOf(actor, current),
          by,
          notes,
        }),
      ];
    },
  },
});

/** The milestone, for the person it is about and for their manager of today; nobody else learns that it exists. */
function seenBy(actor: Actor, state: CareerState, employeeReportsToActor: boolean): ExistingMilestone {
  if (state.status === 'none') throw new NotFound('This milestone');
  if (actor.id !== state.employeeId && !employeeReportsToActor) throw new NotFound('This milestone');
  return state;
}

/** The manager's side of it: whoever acts as the manager, else whoever planned it. */
function managerOf({ id }: Actor, { employeeId, managerId }: ExistingMilestone) {
  return id === employeeId || id.startsWith('system:') ? managerId : (id as typeof managerId);
}

function isConcluded({ status }: ExistingMilestone): boolean {
  return status === 'achieved' || status === 'missed';
}

function refusePast(dueDate: string, now: string): void {
  if (dueDate < now.slice(0, 10)) throw new DueInThePast();
}
