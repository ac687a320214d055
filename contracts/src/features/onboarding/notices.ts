import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t, translated } from '../../kernel/text';
import { type OnboardingStep } from './constants';

const group = msg('Onboarding');
const defaults = { app: true, email: true };

/** The steps within a sentence. */
const STEP_NAMES: Readonly<Record<OnboardingStep, string>> = translated({
  welcomeEmailSent: 'welcome email',
  teamIntroductionPlanned: 'team introduction',
  videoOrientationCompleted: 'video orientation',
  interactivePlaybookStarted: 'interactive playbook',
  mutualGoalsSet: 'mutual goals',
});
const named = (step: string) => STEP_NAMES[step as OnboardingStep];

/** What people are told of onboardings. */
export const onboardingNoticeKinds = {
  onboarding_started: noticeKind([], {
    group,
    label: msg('Onboarding started'),
    sentence: ({ name }) => t('{name} started your onboarding: see what comes first.', { name }),
    defaults,
  }),
  onboarding_step_completed: noticeKind(['step'], {
    group,
    label: msg('Step completed'),
    sentence: ({ name, facts }) =>
      t('{name} marked the {step} as complete.', { name, step: named(facts.step) }),
    defaults: { app: true, email: false },
  }),
  onboarding_step_reopened: noticeKind(['step'], {
    group,
    label: msg('Step opened again'),
    sentence: ({ name, facts }) =>
      t('{name} opened the step {step} of your onboarding again.', { name, step: named(facts.step) }),
    defaults,
  }),
  onboarding_welcome_call: noticeKind(['at'], {
    group,
    label: msg('Welcome call scheduled'),
    sentence: ({ name, facts, time }) =>
      t('{name} scheduled your welcome call for {at}.', { name, at: time(facts.at) }),
    defaults,
  }),
  onboarding_buddy: noticeKind([], {
    group,
    label: msg('You are somebody’s buddy'),
    sentence: ({ name }) => t('You are the onboarding buddy of {name}.', { name }),
    defaults,
  }),
  onboarding_buddy_found: noticeKind([], {
    group,
    label: msg('Your buddy'),
    sentence: ({ name }) => t('{name} is your onboarding buddy.', { name }),
    defaults,
  }),
  onboarding_feedback: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Feedback given'),
    sentence: ({ name }) => t('{name} wrote how the onboarding goes.', { name }),
    defaults,
  }),
  onboarding_paused: noticeKind(['reason'], {
    group,
    label: msg('Onboarding paused'),
    sentence: ({ name, facts }) =>
      facts.reason === ''
        ? t('{name} paused your onboarding.', { name })
        : t('{name} paused your onboarding: {reason}', { name, reason: facts.reason }),
    defaults,
  }),
  onboarding_resumed: noticeKind([], {
    group,
    label: msg('Onboarding resumed'),
    sentence: ({ name }) => t('{name} resumed your onboarding.', { name }),
    defaults,
  }),
  onboarding_completed: noticeKind([], {
    group,
    label: msg('Onboarding completed'),
    sentence: ({ name }) => t('{name} completed your onboarding: you are on board.', { name }),
    defaults,
  }),
  onboarding_handed_over: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Onboarding handed over'),
    sentence: ({ name }) => t('You run the onboarding of {name} from now on.', { name }),
    defaults,
  }),
  onboarding_reminder: noticeKind(['step', 'whose'], {
    group,
    label: msg('Onboarding reminder'),
    sentence: ({ name, facts }) =>
      facts.whose === 'own'
        ? t('Reminder: the next step of your onboarding is the {step}.', { step: named(facts.step) })
        : t('Reminder: the next step in the onboarding of {name} is the {step}.', {
            name,
            step: named(facts.step),
          }),
    defaults,
  }),
};
