import { readable } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  CHECK_LABELS,
  isOnboardingCheck,
  STEP_LABELS,
} from '@annals/contracts/features/onboarding/constants';
import type { OnboardingEvent } from '@annals/contracts/features/onboarding/events';
import { formatHistory, words, type HistoryFormatters } from '../../platform/commands/history';
import { onboarding } from './decider';
import type { OnboardingState } from './onboarding';

/** A task by its words: a check's label, or the title it came or was added with. */
function titleOf(taskId: string, earlier: readonly OnboardingEvent[]): string {
  if (isOnboardingCheck(taskId)) return CHECK_LABELS[taskId];
  for (const event of earlier) {
    if (event.type === 'OnboardingTaskAdded' && event.data.taskId === taskId)
      return readable(event.data.title);
    if (event.type !== 'OnboardingStarted') continue;
    const task = [...event.data.roleSpecificTasks, ...event.data.customTasks].find(
      (candidate) => candidate.taskId === taskId,
    );
    if (task) return task.title;
  }
  return 'A task';
}

const text = (field: string, before: unknown, after: string): HistoryChange[] => [
  { field, kind: 'text', before: words(before as string) || null, after: after || null },
];

/** A sentence for each of its events. */
export const onboardingHistory: HistoryFormatters<OnboardingState, OnboardingEvent> = {
  OnboardingStarted: ({ data }, _, { nameOf }) => ({
    does: `started the onboarding of ${nameOf(data.employeeId)} with “${data.templateName}”.`,
  }),
  OnboardingStepCompleted: ({ data }) => ({
    does: `completed the step “${STEP_LABELS[data.step]}”.`,
    changes:
      data.videoWatchTime === null
        ? []
        : [{ field: 'Watched', kind: 'minutes', before: null, after: String(data.videoWatchTime) }],
  }),
  OnboardingStepReopened: ({ data }) => ({ does: `opened the step “${STEP_LABELS[data.step]}” again.` }),
  OnboardingTaskAdded: ({ data }) => ({ does: `added the task “${readable(data.title)}”.` }),
  OnboardingTaskRemoved: ({ data }, _, { earlier }) => ({
    does: `took out the task “${titleOf(data.taskId, earlier)}”.`,
  }),
  OnboardingTaskCompleted: ({ data }, _, { earlier }) => ({
    does: `ticked off “${titleOf(data.taskId, earlier)}”.`,
  }),
  OnboardingTaskReopened: ({ data }, _, { earlier }) => ({
    does: `opened “${titleOf(data.taskId, earlier)}” again.`,
  }),
  OnboardingNoteTaken: ({ data }, before) => ({
    does: 'took notes.',
    changes: text('Notes', before.status === 'none' ? '' : before.managerNotes, readable(data.managerNotes)),
  }),
  OnboardingBuddyAssigned: ({ data }, _, { nameOf }) => ({
    does:
      data.buddyId === null
        ? 'left the place of the buddy empty.'
        : `made ${nameOf(data.buddyId)} the buddy.`,
  }),
  OnboardingWelcomeCallScheduled: ({ data }, before) => ({
    does: 'scheduled the welcome call.',
    changes: [
      {
        field: 'Welcome call',
        kind: 'instant',
        before: before.status === 'none' ? null : before.welcomeCallScheduledAt,
        after: data.welcomeCallScheduledAt,
      },
    ],
  }),
  OnboardingFeedbackGiven: ({ data }, before) => ({
    does: 'gave feedback.',
    changes: text(
      'Feedback',
      before.status === 'none' ? '' : before.employeeFeedback,
      readable(data.employeeFeedback),
    ),
  }),
  OnboardingPaused: ({ data }) => ({ does: 'paused the onboarding.', reason: words(data.reason) }),
  OnboardingResumed: () => ({ does: 'resumed the onboarding.' }),
  OnboardingCompleted: () => ({ does: 'completed the onboarding.' }),
  OnboardingHandedOver: ({ data }, _, { nameOf }) => ({
    does: `handed the onboarding from ${nameOf(data.fromManagerId)} to ${nameOf(data.managerId)}.`,
  }),
  OnboardingReminderSent: ({ data }, _, { nameOf }) => ({
    does: `reminded ${data.recipientIds.map(nameOf).join(' and ')} of the step “${STEP_LABELS[data.step]}”.`,
  }),
};

/**
 * Tells an onboarding's events as plain sentences, newest first. The manager's notes are theirs: the employee is not told of them.
 * @param readerId someone who may see the onboarding; the caller has made sure
 */
export function historyOf(
  events: readonly RecordedEvent[],
  readerId: PersonId,
  names: ReadonlyMap<string, string>,
): HistoryEntry[] {
  const { entries, state } = formatHistory(onboarding, onboardingHistory, events, names);
  const isOwn = state.status !== 'none' && state.employeeId === readerId;
  return isOwn ? entries.filter(({ type }) => type !== 'OnboardingNoteTaken') : entries;
}
