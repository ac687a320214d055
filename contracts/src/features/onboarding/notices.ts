import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { STEP_LABELS, type OnboardingStep } from './constants';

const group = 'Onboarding';
const defaults = { app: true, email: true };

const named = (step: string) => STEP_LABELS[step as OnboardingStep].toLowerCase();

/** What people are told of onboardings. */
export const onboardingNoticeKinds = {
  onboarding_started: noticeKind([], {
    group,
    label: 'Onboarding started',
    sentence: ({ name }) => `${name} started your onboarding: see what comes first.`,
    defaults,
  }),
  onboarding_step_completed: noticeKind(['step'], {
    group,
    label: 'Step completed',
    sentence: ({ name, facts }) => `${name} marked the ${named(facts.step)} as complete.`,
    defaults: { app: true, email: false },
  }),
  onboarding_step_reopened: noticeKind(['step'], {
    group,
    label: 'Step opened again',
    sentence: ({ name, facts }) => `${name} opened the step ${named(facts.step)} of your onboarding again.`,
    defaults,
  }),
  onboarding_welcome_call: noticeKind(['at'], {
    group,
    label: 'Welcome call scheduled',
    sentence: ({ name, facts, time }) => `${name} scheduled your welcome call for ${time(facts.at)}.`,
    defaults,
  }),
  onboarding_buddy: noticeKind([], {
    group,
    label: 'You are somebody’s buddy',
    sentence: ({ name }) => `You are the onboarding buddy of ${name}.`,
    defaults,
  }),
  onboarding_buddy_found: noticeKind([], {
    group,
    label: 'Your buddy',
    sentence: ({ name }) => `${name} is your onboarding buddy.`,
    defaults,
  }),
  onboarding_feedback: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Feedback given',
    sentence: ({ name }) => `${name} wrote how the onboarding goes.`,
    defaults,
  }),
  onboarding_paused: noticeKind(['reason'], {
    group,
    label: 'Onboarding paused',
    sentence: ({ name, facts }) =>
      `${name} paused your onboarding${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults,
  }),
  onboarding_resumed: noticeKind([], {
    group,
    label: 'Onboarding resumed',
    sentence: ({ name }) => `${name} resumed your onboarding.`,
    defaults,
  }),
  onboarding_completed: noticeKind([], {
    group,
    label: 'Onboarding completed',
    sentence: ({ name }) => `${name} completed your onboarding: you are on board.`,
    defaults,
  }),
  onboarding_handed_over: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Onboarding handed over',
    sentence: ({ name }) => `You run the onboarding of ${name} from now on.`,
    defaults,
  }),
  onboarding_reminder: noticeKind(['step', 'whose'], {
    group,
    label: 'Onboarding reminder',
    sentence: ({ name, facts }) =>
      facts.whose === 'own'
        ? `Reminder: the next step of your onboarding is the ${named(facts.step)}.`
        : `Reminder: the next step in the onboarding of ${name} is the ${named(facts.step)}.`,
    defaults,
  }),
};
