import { noticeKind } from '../../kernel/notice-kind';

const group = '1:1 meetings';
const defaults = { app: true, email: true };
/** Where it takes place, at the end of a sentence. */
const at = (location: string) => (location === '' ? '' : `, at ${location}`);

/** What people are told of their 1:1s. */
export const meetingNoticeKinds = {
  meeting_scheduled: noticeKind(['title', 'scheduledAt', 'location'], {
    group,
    label: '1:1 scheduled',
    sentence: ({ name, facts, time }) =>
      `“${facts.title}” with ${name} is scheduled for ${time(facts.scheduledAt)}${at(facts.location)}.`,
    defaults,
  }),
  meeting_rescheduled: noticeKind(['scheduledAt'], {
    group,
    label: '1:1 moved',
    sentence: ({ name, facts, time }) => `Your 1:1 with ${name} moved to ${time(facts.scheduledAt)}.`,
    defaults,
  }),
  meeting_cancelled: noticeKind(['reason'], {
    group,
    label: '1:1 cancelled',
    sentence: ({ name, facts }) =>
      `Your 1:1 with ${name} was cancelled${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults,
  }),
  meeting_handed_over: noticeKind([], {
    group,
    label: '1:1 handed over',
    sentence: ({ name }) => `A planned 1:1 of yours is with ${name} now.`,
    defaults: { app: true, email: false },
  }),
  meeting_relocated: noticeKind(['location'], {
    group,
    label: '1:1 in another place',
    sentence: ({ name, facts }) =>
      facts.location === ''
        ? `Your 1:1 with ${name} has no place any more.`
        : `Your 1:1 with ${name} takes place at ${facts.location}.`,
    defaults,
  }),
  meeting_reminder: noticeKind(['scheduledAt', 'location'], {
    group,
    label: '1:1 reminder',
    sentence: ({ name, facts, time }) =>
      `Reminder: your 1:1 with ${name} is on ${time(facts.scheduledAt)}${at(facts.location)}.`,
    defaults,
  }),
};
