import { noticeKind } from '../../kernel/notice-kind';
import { detailPhrases, takenAwayInWords, DETAIL_NAMES, type DetailName } from './details';

const group = '1:1 meetings';
const defaults = { app: true, email: true };
/** Where it takes place and what else there is to know, at the end of a sentence. */
const known = (facts: Readonly<Record<DetailName, string>>) =>
  detailPhrases(facts)
    .map((phrase) => `, ${phrase}`)
    .join('');

/** What people are told of their 1:1s. */
export const meetingNoticeKinds = {
  meeting_scheduled: noticeKind(['title', 'scheduledAt', ...DETAIL_NAMES], {
    group,
    label: '1:1 scheduled',
    sentence: ({ name, facts, time }) =>
      `“${facts.title}” with ${name} is scheduled for ${time(facts.scheduledAt)}${known(facts)}.`,
    defaults,
  }),
  meeting_series_scheduled: noticeKind(['title', 'scheduledAt', 'rhythm', 'times', ...DETAIL_NAMES], {
    group,
    label: 'Series of 1:1s scheduled',
    sentence: ({ name, facts, time }) =>
      `“${facts.title}” with ${name} is scheduled ${facts.rhythm}, ${facts.times} times, from ${time(facts.scheduledAt)} on${known(facts)}.`,
    defaults,
  }),
  meeting_series_changed: noticeKind(['scheduledAt'], {
    group,
    label: 'Series of 1:1s changed',
    sentence: ({ name, facts, time }) =>
      facts.scheduledAt === ''
        ? `Your repeating 1:1s with ${name} were changed.`
        : `Your repeating 1:1s with ${name} moved, from ${time(facts.scheduledAt)} on.`,
    defaults,
  }),
  meeting_series_ended: noticeKind(['reason'], {
    group,
    label: 'Series of 1:1s cancelled',
    sentence: ({ name, facts }) =>
      `Your repeating 1:1s with ${name} were cancelled${facts.reason === '' ? '.' : `: ${facts.reason}`}`,
    defaults,
  }),
  meeting_series_handed_over: noticeKind([], {
    group,
    label: 'Series of 1:1s handed over',
    sentence: ({ name }) => `Your planned repeating 1:1s are with ${name} now.`,
    defaults: { app: true, email: false },
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
  meeting_relocated: noticeKind(['takenAway', ...DETAIL_NAMES], {
    group,
    label: '1:1 in another place',
    sentence: ({ name, facts }) => {
      const phrases = detailPhrases(facts);
      const gone = takenAwayInWords(facts.takenAway).join(' and ');
      const says = [
        ...(phrases.length > 0 ? [`takes place ${phrases.join(', ')}`] : []),
        ...(gone === '' ? [] : [`has ${gone} any more`]),
      ];
      return `Your 1:1 with ${name} ${says.join(', and ')}.`;
    },
    defaults,
  }),
  meeting_reminder: noticeKind(['scheduledAt', ...DETAIL_NAMES], {
    group,
    label: '1:1 reminder',
    sentence: ({ name, facts, time }) =>
      `Reminder: your 1:1 with ${name} is on ${time(facts.scheduledAt)}${known(facts)}.`,
    defaults,
  }),
};
