import { readable, readableList } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import { MILESTONE_TYPE_LABELS } from '@annals/contracts/features/career/constants';
import type { CareerEvent } from '@annals/contracts/features/career/events';
import { t, withinSentence } from '@annals/contracts/kernel/text';
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
    does: t('planned “{title}” ({kind}) with {employee}.', {
      title: readable(data.title),
      kind: withinSentence(MILESTONE_TYPE_LABELS[data.milestoneType]),
      employee: nameOf(data.employeeId),
    }),
    changes: [
      { field: t('Due'), kind: 'day', before: null, after: data.dueDate },
      ...texts(t('Goals'), data.goals),
      ...texts(t('Expected outcomes'), data.expectedOutcomes),
    ],
  }),
  CareerMilestoneStarted: () => ({ does: t('started the milestone.') }),
  CareerMilestoneRescheduled: ({ data }, before) => ({
    does: t('moved the due date.'),
    changes: [
      {
        field: t('Due'),
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
      does: earlier === undefined ? t('wrote notes.') : t('rewrote their notes.'),
      changes: [
        {
          field: data.by === 'manager' ? t('Manager’s notes') : t('Employee’s notes'),
          kind: 'text',
          before: words(earlier as string | undefined),
          after: readable(data.notes),
        },
      ],
    };
  },
  CareerMilestoneAchieved: ({ data }) => ({
    does: t('marked the milestone as achieved.'),
    changes: texts(t('Outcomes'), data.actualOutcomes),
  }),
  CareerMilestoneCancelled: ({ data }) => ({
    does: t('cancelled the milestone.'),
    reason: readable(data.reason),
  }),
  CareerMilestoneHandedOver: ({ data }, _, { nameOf }) => ({
    does: t('gave the milestone to {manager}.', { manager: nameOf(data.managerId) }),
  }),
  CareerMilestoneReminderSent: ({ data }) => ({
    does:
      data.occasion === 'overdue'
        ? t('reminded the manager that it is overdue.')
        : t('reminded both that it is due.'),
  }),
  CareerMilestoneMissed: ({ data }) => ({
    does: t('marked the milestone as missed.'),
    changes: texts(t('Outcomes'), data.actualOutcomes),
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
