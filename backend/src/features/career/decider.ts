import { OPEN_MILESTONE_STATUSES } from '@annals/contracts/features/career/constants';
import {
  CareerMilestoneAchieved,
  CareerMilestoneCancelled,
  CareerMilestoneHandedOver,
  CareerMilestoneMissed,
  CareerMilestoneNoteTaken,
  CareerMilestonePlanned,
  CareerMilestoneReminderSent,
  CareerMilestoneRescheduled,
  CareerMilestoneStarted,
  type CareerEvent,
  type NewCareerEvent,
} from '@annals/contracts/features/career/events';
import { occasionNow } from '@annals/contracts/features/performance-reviews/occasions';
import { msg } from '@annals/contracts/kernel/text';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
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

/** The rules of career milestones: planned and concluded by the person's manager of today, noted by both. */
export const careerMilestone = decider<CareerState, CareerCommand, CareerEvent, NewCareerEvent>({
  category: 'careerMilestone',
  initial: { status: 'none' },
  dayOf: (command, state) =>
    'employeeId' in command ? command.employeeId : state.status === 'none' ? undefined : state.employeeId,
  evolve: evolveMilestone,
  decide: {
    PlanMilestone(command, state, { actor, today }) {
      if (state.status !== 'none') return [];
      const { type: _, employeeReportsToActor, followsOneOf, description, ...plan } = command;
      if (!employeeReportsToActor) throw new NotYourReport();
      if (plan.followsId !== undefined && followsOneOf !== plan.employeeId)
        throw new FollowsAnothersMilestone();
      refusePast(plan.dueDate, today);
      return [
        CareerMilestonePlanned.of({ ...plan, managerId: actor.id, description: description || undefined }),
      ];
    },

    ChangeMilestone(command, state, { actor, today }) {
      const { dueDate, status, actualOutcomes = [], reason, employeeReportsToActor } = command;
      const current = seenBy(actor, state, employeeReportsToActor);
      const { milestoneId, employeeId } = current;
      const of = { milestoneId, employeeId };
      const moves = dueDate !== undefined && dueDate !== current.dueDate;
      const concludes = status !== undefined && status !== 'in_progress' && status !== current.status;
      // What was concluded is not started over, and what has begun has begun.
      const starts = status === 'in_progress' && current.status !== 'in_progress';
      if ((moves || concludes) && !employeeReportsToActor) throw new OnlyTheManager();
      if ((moves || concludes || starts) && !isOpen(current)) throw new MilestoneConcluded();
      const events: NewCareerEvent[] = [];
      if (moves) {
        refusePast(dueDate, today);
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
      if (concludes && status === 'cancelled')
        events.push(CareerMilestoneCancelled.of({ ...of, managerId, reason: reason ?? '' }));
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

    /** The employee reports to somebody else: their manager of today holds what is still open. */
    HandOverMilestone({ managerId }, state) {
      if (!isOpen(state) || state.managerId === managerId) return [];
      const { milestoneId, employeeId, managerId: fromManagerId } = state;
      return [CareerMilestoneHandedOver.of({ milestoneId, employeeId, fromManagerId, managerId })];
    },

    /** The employee has left: what is still open is dropped. */
    EndWithEmployment(_, state) {
      if (!isOpen(state)) return [];
      const { milestoneId, employeeId, managerId } = state;
      return [
        CareerMilestoneCancelled.of({ milestoneId, employeeId, managerId, reason: 'The employee has left.' }),
      ];
    },

    /** Sent once for each occasion of a due date; dropped when the occasion has passed or the due date no longer holds. */
    RemindOfMilestone({ dueDate, occasion }, state, { now, timeZone }) {
      if (!isOpen(state) || state.dueDate !== dueDate) return [];
      if (state.remindedOf.has(`${dueDate}/${occasion}`)) return [];
      if (occasionNow(dueDate, Date.parse(now), timeZone) !== occasion) return [];
      const { milestoneId, employeeId, managerId } = state;
      // Until it is due both can do something about it; after that the manager says what came of it.
      const recipientIds = occasion === 'overdue' ? [managerId] : [employeeId, managerId];
      return [CareerMilestoneReminderSent.of({ milestoneId, employeeId, recipientIds, dueDate, occasion })];
    },
  },
});

/** The milestone, for the person it is about and for their manager of today; nobody else learns that it exists. */
function seenBy(actor: Actor, state: CareerState, employeeReportsToActor: boolean): ExistingMilestone {
  if (state.status === 'none') throw new NotFound(msg('This milestone'));
  if (actor.id !== state.employeeId && !employeeReportsToActor) throw new NotFound(msg('This milestone'));
  return state;
}

/** The manager's side of it: the person who acts as the manager, else the person who planned it. */
function managerOf({ id }: Actor, { employeeId, managerId }: ExistingMilestone) {
  return id === employeeId || id.startsWith('system:') ? managerId : (id as typeof managerId);
}

function isOpen(state: CareerState): state is ExistingMilestone {
  return state.status !== 'none' && OPEN_MILESTONE_STATUSES.some((open) => open === state.status);
}

function refusePast(dueDate: string, today: string): void {
  if (dueDate < today) throw new DueInThePast();
}
