import { readable } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { HistoryChange, HistoryEntry } from '@annals/contracts/kernel/history';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  CHECK_LABELS,
  isOnboardingCheck,
  onboardingTitle,
  STEP_LABELS,
} from '@annals/contracts/features/onboarding/constants';
import type { OnboardingEvent } from '@annals/contracts/features/onboarding/events';
import { t } from '@annals/contracts/kernel/text';
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
    if (task) return onboardingTitle(task.title);
  }
  return t('A task');
}

const text = (field: string, before: unknown, after: string): HistoryChange[] => [
  { field, kind: 'text', before: words(before as string) || null, after: after || null },
];

/** A sentence for each of its events. */
export const onboardingHistory: HistoryFormatters<OnboardingState, OnboardingEvent> = {
  OnboardingStarted: ({ data }, _, { nameOf }) => ({
    does: t('started the onboarding of {employee} with “{templateName}”.', {
      employee: nameOf(data.employeeId),
      templateName: onboardingTitle(data.templateName),
    }),
  }),
  OnboardingStepCompleted: ({ data }) => ({
    does: t('completed the step “{step}”.', { step: STEP_LABELS[data.step] }),
    changes:
      data.videoWatchTime === null
        ? []
        : [{ field: t('Watched'), kind: 'minutes', before: null, after: String(data.videoWatchTime) }],
  }),
  OnboardingStepReopened: ({ data }) => ({
    does: t('opened the step “{step}” again.', { step: STEP_LABELS[data.step] }),
  }),
  OnboardingTaskAdded: ({ data }) => ({
    does: t('added the task “{title}”.', { title: readable(data.title) }),
  }),
  OnboardingTaskRemoved: ({ data }, _, { earlier }) => ({
    does: t('took out the task “{task}”.', { task: titleOf(data.taskId, earlier) }),
  }),
  OnboardingTaskCompleted: ({ data }, _, { earlier }) => ({
    does: t('marked “{task}” complete.', { task: titleOf(data.taskId, earlier) }),
  }),
  OnboardingTaskReopened: ({ data }, _, { earlier }) => ({
    does: t('opened “{task}” again.', { task: titleOf(data.taskId, earlier) }),
  }),
  OnboardingNoteTaken: ({ data }, before) => ({
    does: t('took notes.'),
    changes: text(
      t('Notes'),
      before.status === 'none' ? '' : before.managerNotes,
      readable(data.managerNotes),
    ),
  }),
  OnboardingBuddyAssigned: ({ data }, _, { nameOf }) => ({
    does:
      data.buddyId === null
        ? t('left the place of the buddy empty.')
        : t('made {buddy} the buddy.', { buddy: nameOf(data.buddyId) }),
  }),
  OnboardingWelcomeCallScheduled: ({ data }, before) => ({
    does: t('scheduled the welcome call.'),
    changes: [
      {
        field: t('Welcome call'),
        kind: 'instant',
        before: before.status === 'none' ? null : before.welcomeCallScheduledAt,
        after: data.welcomeCallScheduledAt,
      },
    ],
  }),
  OnboardingFeedbackGiven: ({ data }, before) => ({
    does: t('gave feedback.'),
    changes: text(
      t('Feedback'),
      before.status === 'none' ? '' : before.employeeFeedback,
      readable(data.employeeFeedback),
    ),
  }),
  OnboardingPaused: ({ data }) => ({ does: t('paused the onboarding.'), reason: words(data.reason) }),
  OnboardingResumed: () => ({ does: t('resumed the onboarding.') }),
  OnboardingCompleted: () => ({ does: t('completed the onboarding.') }),
  OnboardingHandedOver: ({ data }, _, { nameOf }) => ({
    does: t('handed the onboarding from {fromManager} to {manager}.', {
      fromManager: nameOf(data.fromManagerId),
      manager: nameOf(data.managerId),
    }),
  }),
  OnboardingReminderSent: ({ data }, _, { nameOf }) => ({
    does: t('reminded {nameOf} of the step “{step}”.', {
      nameOf: data.recipientIds.map(nameOf).join(t(' and ')),
      step: STEP_LABELS[data.step],
    }),
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
