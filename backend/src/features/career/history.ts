import { readable, readableList } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import { MILESTONE_TYPE_LABELS } from '@annals/contracts/features/career/constants';
import type { CareerEvent } from '@annals/contracts/features/career/events';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import type { CareerState } from './career-milestone';
import { careerMilestone } from './decider';

type Lines = Parameters<typeof readableList>[0];

const texts = (field: string, lines: Lines): HistoryChange[] => {
  const after = readableList(lines).join('\n');
  return after === '' ? [] : [{ field, kind: 'text', before: null, after }];
};

/** A sentence for each of its events. */
export const careerHistory: HistoryFormatters<CareerState, CareerEvent> = {
  CareerMilestonePlanned: ({ data }, _, { nameOf }) => ({
    does: `planned “${readable(data.title)}” (${MILESTONE_TYPE_LABELS[data.milestoneType].toLowerCase()}) with ${nameOf(data.employeeId)}.`,
    changes: [
      { field: 'Due', kind: 'day', before: null, after: data.dueDate },
      ...texts('Goals', data.goals),
      ...texts('Expected outcomes', data.expectedOutcomes),
    ],
  }),
  CareerMilestoneStarted: () => ({ does: 'started the milestone.' }),
  CareerMilestoneRescheduled: ({ data }, before) => ({
    does: 'moved the due date.',
    changes: [
      {
        field: 'Due',
        kind: 'day',
        before: before.status === 'none' ? null : before.dueDate,
        after: data.dueDate,
      },
    ],
    reason: words(data.reason),
  }),
  CareerMilestoneNoteTaken: ({ data }, before) => {
    const earlier =
      before.status === 'none'
        ? undefined
        : data.by === 'manager'
          ? before.managerNotes
          : before.employeeNotes;
    return {
      does: earlier === undefined ? 'wrote notes.' : 'rewrote their notes.',
      changes: [
        {
          field: data.by === 'manager' ? 'Manager’s notes' : 'Employee’s notes',
          kind: 'text',
          before: words(earlier as string | undefined),
          after: readable(data.notes),
        },
      ],
    };
  },
  CareerMilestoneAchieved: ({ data }) => ({
    does: 'marked the milestone as achieved.',
    changes: texts('Outcomes', data.actualOutcomes),
  }),
  CareerMilestoneCancelled: ({ data }) => ({
    does: 'cancelled the milestone.',
    reason: readable(data.reason),
  }),
  CareerMilestoneHandedOver: ({ data }, _, { nameOf }) => ({
    does: `gave the milestone to ${nameOf(data.managerId)}.`,
  }),
  CareerMilestoneReminderSent: ({ data }) => ({
    does:
      data.occasion === 'overdue'
        ? 'reminded the manager that it is overdue.'
        : 'reminded both that it is due.',
  }),
  CareerMilestoneMissed: ({ data }) => ({
    does: 'marked the milestone as missed.',
    changes: texts('Outcomes', data.actualOutcomes),
    reason: words(data.reason),
  }),
};

/** Tells a milestone's events as plain sentences, newest first, to someone who may see it; the caller has made sure. */
export function historyOf(
  events: readonly RecordedEvent[],
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  return formatHistory(careerMilestone, careerHistory, events, names).entries;
}
