import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('Skip-level meetings');
const defaults = { app: true, email: true };

/** What people are told of skip-level meetings. */
export const skipLevelNoticeKinds = {
  skip_level_scheduled: noticeKind(['scheduledAt'], {
    group,
    label: msg('Skip-level meeting scheduled'),
    sentence: ({ name, facts, time }) =>
      t('{name} would like to talk with you: a skip-level meeting is set for {scheduledAt}.', {
        name,
        scheduledAt: time(facts.scheduledAt),
      }),
    defaults,
  }),
  skip_level_rescheduled: noticeKind(['scheduledAt'], {
    group,
    label: msg('Skip-level meeting moved'),
    sentence: ({ name, facts, time }) =>
      t('Your skip-level meeting with {name} is now on {scheduledAt}.', {
        name,
        scheduledAt: time(facts.scheduledAt),
      }),
    defaults,
  }),
  skip_level_cancelled: noticeKind(['reason'], {
    group,
    label: msg('Skip-level meeting cancelled'),
    sentence: ({ name, facts }) =>
      facts.reason === ''
        ? t('Your skip-level meeting with {name} was cancelled.', { name })
        : t('Your skip-level meeting with {name} was cancelled: {reason}', { name, reason: facts.reason }),
    defaults,
  }),
  skip_level_reminder: noticeKind(['scheduledAt'], {
    group,
    label: msg('Skip-level meeting reminder'),
    sentence: ({ name, facts, time }) =>
      t('Reminder: your skip-level meeting with {name} is on {scheduledAt}.', {
        name,
        scheduledAt: time(facts.scheduledAt),
      }),
    // In the app the reminder dialog says it already.
    defaults: { app: false, email: true },
  }),
  skip_level_briefing: noticeKind([], {
    group,
    label: msg('Briefing ready'),
    sentence: ({ name }) =>
      t('ALEX has prepared your briefing for the skip-level meeting with {name}.', { name }),
    defaults: { app: true, email: false },
  }),
  skip_level_feedback: noticeKind([], {
    group,
    reaches: ['leader'],
    label: msg('Feedback after a skip-level meeting'),
    sentence: ({ name }) => t('{name} gave feedback on your skip-level meeting.', { name }),
    defaults: { app: true, email: false },
  }),
  skip_level_action: noticeKind(['text'], {
    group,
    label: msg('Action item from a skip-level meeting'),
    sentence: ({ name, facts }) =>
      t('{name} noted an action item for you: “{text}”', { name, text: facts.text }),
    defaults: { app: true, email: false },
  }),
  skip_level_of_new_report: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Someone new on your team meets a senior leader'),
    sentence: ({ name }) =>
      t('{name}, who reports to you now, has a skip-level meeting with a senior leader.', { name }),
    defaults: { app: true, email: false },
  }),
  skip_level_of_report: noticeKind(['scheduledAt'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Someone on your team meets a senior leader'),
    sentence: ({ name, facts, time }) =>
      t('{name} has a skip-level meeting with a senior leader on {scheduledAt}.', {
        name,
        scheduledAt: time(facts.scheduledAt),
      }),
    defaults: { app: true, email: false },
  }),
  skip_level_of_report_cancelled: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('A skip-level meeting of someone on your team is cancelled'),
    sentence: ({ name }) => t('The skip-level meeting of {name} was cancelled.', { name }),
    defaults: { app: true, email: false },
  }),
};
