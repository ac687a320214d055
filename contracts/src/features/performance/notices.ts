import { TIMELINE_TYPES, type TimelineType } from './constants';
import { noticeKind } from '../../kernel/notice-kind';
import { msg, t, translated } from '../../kernel/text';

/** An entry of each type, as it stands in a sentence. */
export const ENTRY_WORDS: Readonly<Record<TimelineType, string>> = translated({
  feedback: 'feedback',
  goal: 'a goal',
  achievement: 'an achievement',
  milestone: 'a milestone',
});

/** What kind of entry it is, by the name of its type. */
function entryWords(type: string): string {
  const known = TIMELINE_TYPES.find((one) => one === type);
  return known ? ENTRY_WORDS[known] : t('an entry');
}

/** What people are told of their performance timeline. */
export const timelineNoticeKinds = {
  timeline_entry_added: noticeKind(['type', 'title'], {
    group: msg('Performance & Career'),
    label: msg('New timeline entry'),
    sentence: ({ name, facts }) =>
      t('{name} added {entry} to your timeline: “{title}”.', {
        name,
        entry: entryWords(facts.type),
        title: facts.title,
      }),
    defaults: { app: true, email: false },
  }),
  timeline_entry_corrected: noticeKind(['type', 'title'], {
    group: msg('Performance & Career'),
    label: msg('Timeline entry corrected'),
    sentence: ({ name, facts }) =>
      t('{name} corrected an entry of your timeline: “{title}”.', { name, title: facts.title }),
    defaults: { app: true, email: false },
  }),
  timeline_entry_withdrawn: noticeKind(['type'], {
    group: msg('Performance & Career'),
    label: msg('Timeline entry withdrawn'),
    sentence: ({ name, facts }) =>
      t('{name} withdrew {entry} from your timeline.', { name, entry: entryWords(facts.type) }),
    defaults: { app: true, email: false },
  }),
};
