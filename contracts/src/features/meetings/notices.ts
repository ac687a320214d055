import { noticeKind } from '../../kernel/notice-kind';
import { msg, t } from '../../kernel/text';
import { detailPhrases, takenAwayInWords, DETAIL_NAMES, type DetailName } from './details';

const group = msg('1:1 meetings');
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
    label: msg('1:1 scheduled'),
    sentence: ({ name, facts, time }) =>
      t('“{title}” with {name} is scheduled for {time}{known}.', {
        title: facts.title,
        name,
        time: time(facts.scheduledAt),
        known: known(facts),
      }),
    defaults,
  }),
  meeting_series_scheduled: noticeKind(['title', 'scheduledAt', 'rhythm', 'times', ...DETAIL_NAMES], {
    group,
    label: msg('Series of 1:1s scheduled'),
    sentence: ({ name, facts, time }) =>
      t('“{title}” with {name} is scheduled {rhythm}, {times} times, from {time} on{known}.', {
        title: facts.title,
        name,
        rhythm: t(facts.rhythm),
        times: facts.times,
        time: time(facts.scheduledAt),
        known: known(facts),
      }),
    defaults,
  }),
  meeting_series_changed: noticeKind(['scheduledAt'], {
    group,
    label: msg('Series of 1:1s changed'),
    sentence: ({ name, facts, time }) =>
      facts.scheduledAt === ''
        ? t('Your repeating 1:1s with {name} were changed.', { name })
        : t('Your repeating 1:1s with {name} moved, from {time} on.', {
            name,
            time: time(facts.scheduledAt),
          }),
    defaults,
  }),
  meeting_series_ended: noticeKind(['reason'], {
    group,
    label: msg('Series of 1:1s cancelled'),
    sentence: ({ name, facts }) =>
      facts.reason === ''
        ? t('Your repeating 1:1s with {name} were cancelled.', { name })
        : t('Your repeating 1:1s with {name} were cancelled: {reason}', { name, reason: facts.reason }),
    defaults,
  }),
  meeting_series_handed_over: noticeKind([], {
    group,
    label: msg('Series of 1:1s handed over'),
    sentence: ({ name }) => t('Your planned repeating 1:1s are with {name} now.', { name }),
    defaults: { app: true, email: false },
  }),
  meeting_rescheduled: noticeKind(['scheduledAt'], {
    group,
    label: msg('1:1 moved'),
    sentence: ({ name, facts, time }) =>
      t('Your 1:1 with {name} moved to {time}.', { name, time: time(facts.scheduledAt) }),
    defaults,
  }),
  meeting_cancelled: noticeKind(['reason'], {
    group,
    label: msg('1:1 cancelled'),
    sentence: ({ name, facts }) =>
      facts.reason === ''
        ? t('Your 1:1 with {name} was cancelled.', { name })
        : t('Your 1:1 with {name} was cancelled: {reason}', { name, reason: facts.reason }),
    defaults,
  }),
  meeting_handed_over: noticeKind([], {
    group,
    label: msg('1:1 handed over'),
    sentence: ({ name }) => t('A planned 1:1 of yours is with {name} now.', { name }),
    defaults: { app: true, email: false },
  }),
  meeting_relocated: noticeKind(['takenAway', ...DETAIL_NAMES], {
    group,
    label: msg('1:1 in another place'),
    sentence: ({ name, facts }) => {
      const phrases = detailPhrases(facts);
      const gone = takenAwayInWords(facts.takenAway).join(t(' and '));
      const says = [
        ...(phrases.length > 0 ? [t('takes place {where}', { where: phrases.join(', ') })] : []),
        ...(gone === '' ? [] : [t('has {gone} any more', { gone })]),
      ];
      return t('Your 1:1 with {name} {says}.', { name, says: says.join(t(', and ')) });
    },
    defaults,
  }),
  meeting_reminder: noticeKind(['scheduledAt', ...DETAIL_NAMES], {
    group,
    label: msg('1:1 reminder'),
    sentence: ({ name, facts, time }) =>
      t('Reminder: your 1:1 with {name} is on {time}{known}.', {
        name,
        time: time(facts.scheduledAt),
        known: known(facts),
      }),
    defaults,
  }),
};
