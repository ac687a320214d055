import type { CareerMilestoneId } from '@annals/contracts/features/career/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ChangeMilestone, PlanMilestone } from '@annals/contracts/features/career/commands';
import type { MilestoneStatus } from '@annals/contracts/features/career/constants';
import type { ReviewReminder } from '@annals/contracts/features/performance-reviews/constants';
import type { CareerEvent } from '@annals/contracts/features/career/events';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** The relation of the actor to the employee today. */
interface TodaysLine {
  readonly employeeReportsToActor: boolean;
}

/** Everything somebody can want of a milestone. */
export type CareerCommand =
  | ({
      type: 'PlanMilestone';
      milestoneId: CareerMilestoneId;
      /** Whose milestone the one named by `followsId` is; undefined when there is none. */
      followsOneOf: PersonId | undefined;
    } & PlanMilestone &
      TodaysLine)
  | ({ type: 'ChangeMilestone' } & ChangeMilestone & TodaysLine)
  | ({ type: 'TakeNotes'; notes: string } & TodaysLine)
  // Of the system.
  | { type: 'HandOverMilestone'; managerId: PersonId }
  | { type: 'EndWithEmployment' }
  | { type: 'RemindOfMilestone'; dueDate: string; occasion: ReviewReminder };

/** What later decisions rest on. */
export interface ExistingMilestone {
  readonly status: MilestoneStatus;
  readonly milestoneId: CareerMilestoneId;
  readonly employeeId: PersonId;
  readonly managerId: PersonId;
  readonly dueDate: string;
  readonly managerNotes: unknown;
  readonly employeeNotes: unknown;
  /** `<due date>/<occasion>` of each reminder. */
  readonly remindedOf: ReadonlySet<string>;
}

export type CareerState = { readonly status: 'none' } | ExistingMilestone;

export const evolveMilestone: Evolutions<CareerState, CareerEvent> = {
  CareerMilestonePlanned: (_, { data }) => ({
    status: 'pending',
    milestoneId: data.milestoneId,
    employeeId: data.employeeId,
    managerId: data.managerId,
    dueDate: data.dueDate,
    managerNotes: undefined,
    employeeNotes: undefined,
    remindedOf: new Set(),
  }),
  CareerMilestoneStarted: (state) => changed(state, { status: 'in_progress' }),
  CareerMilestoneRescheduled: (state, { data }) => changed(state, { dueDate: data.dueDate }),
  CareerMilestoneNoteTaken: (state, { data }) =>
    changed(state, data.by === 'manager' ? { managerNotes: data.notes } : { employeeNotes: data.notes }),
  CareerMilestoneAchieved: (state) => changed(state, { status: 'achieved' }),
  CareerMilestoneMissed: (state) => changed(state, { status: 'missed' }),
  CareerMilestoneCancelled: (state) => changed(state, { status: 'cancelled' }),
  CareerMilestoneHandedOver: (state, { data }) => changed(state, { managerId: data.managerId }),
  CareerMilestoneReminderSent: (state, { data }) =>
    changed(state, ({ remindedOf }) => ({
      remindedOf: new Set(remindedOf).add(`${data.dueDate}/${data.occasion}`),
    })),
};
