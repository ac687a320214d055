import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';

const group = 'Skip-level meetings';
const defaults = { app: true, email: true };

/** What people are told of skip-level meetings. */
export const skipLevelNoticeKinds = {
  skip_level_scheduled: noticeKind(['scheduledAt'], {
    group,
    label: 'Skip-level meeting scheduled',
    sentence: ({ name, facts, time }) =>
      `${name} would like to talk with you: a skip-level meeting is set for ${time(facts.scheduledAt)}.`,
    defaults,
  }),
  skip_level_rescheduled: noticeKind(['scheduledAt'], {
    group,
    label: 'Skip-level meeting moved',
    sentence: ({ name, facts, time }) =>
      `Your skip-level meeting with ${name} is now on ${time(facts.scheduledAt)}.`,
    defaults,
  }),
  skip_level_cancelled: noticeKind(['reason'], {
    group,
    label: 'Skip-level meeting cancelled',
    sentence: ({ name, facts }) =>
      `Your skip-level meeting with ${name} was cancelled${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults,
  }),
  skip_level_reminder: noticeKind(['scheduledAt'], {
    group,
    label: 'Skip-level meeting reminder',
    sentence: ({ name, facts, time }) =>
      `Reminder: your skip-level meeting with ${name} is on ${time(facts.scheduledAt)}.`,
    // In the app the reminder dialog says it already.
    defaults: { app: false, email: true },
  }),
  skip_level_briefing: noticeKind([], {
    group,
    label: 'Briefing ready',
    sentence: ({ name }) => `ALEX has prepared your briefing for the skip-level meeting with ${name}.`,
    defaults: { app: true, email: false },
  }),
  skip_level_feedback: noticeKind([], {
    group,
    reaches: ['leader'],
    label: 'Feedback after a skip-level meeting',
    sentence: ({ name }) => `${name} gave feedback on your skip-level meeting.`,
    defaults: { app: true, email: false },
  }),
  skip_level_action: noticeKind(['text'], {
    group,
    label: 'Action item from a skip-level meeting',
    sentence: ({ name, facts }) => `${name} noted an action item for you: “${facts.text}”`,
    defaults: { app: true, email: false },
  }),
  skip_level_of_new_report: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Someone new on your team meets a senior leader',
    sentence: ({ name }) => `${name}, who reports to you now, has a skip-level meeting with a senior leader.`,
    defaults: { app: true, email: false },
  }),
  skip_level_of_report: noticeKind(['scheduledAt'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Someone on your team meets a senior leader',
    sentence: ({ name, facts, time }) =>
      `${name} has a skip-level meeting with a senior leader on ${time(facts.scheduledAt)}.`,
    defaults: { app: true, email: false },
  }),
  skip_level_of_report_cancelled: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'A skip-level meeting of someone on your team is cancelled',
    sentence: ({ name }) => `The skip-level meeting of ${name} was cancelled.`,
    defaults: { app: true, email: false },
  }),
};
