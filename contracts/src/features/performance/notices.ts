import { noticeKind } from '../../kernel/notice-kind';

const WORDS: Readonly<Record<string, string>> = {
  feedback: 'feedback',
  goal: 'a goal',
  achievement: 'an achievement',
  milestone: 'a milestone',
};

/** What people are told of their performance timeline. */
export const timelineNoticeKinds = {
  timeline_entry_added: noticeKind(['type', 'title'], {
    group: 'Performance & Career',
    label: 'New timeline entry',
    sentence: ({ name, facts }) =>
      `${name} added ${WORDS[facts.type] ?? 'an entry'} to your timeline: “${facts.title}”.`,
    defaults: { app: true, email: false },
  }),
  timeline_entry_corrected: noticeKind(['type', 'title'], {
    group: 'Performance & Career',
    label: 'Timeline entry corrected',
    sentence: ({ name, facts }) => `${name} corrected an entry of your timeline: “${facts.title}”.`,
    defaults: { app: true, email: false },
  }),
  timeline_entry_withdrawn: noticeKind(['type'], {
    group: 'Performance & Career',
    label: 'Timeline entry withdrawn',
    sentence: ({ name, facts }) => `${name} withdrew ${WORDS[facts.type] ?? 'an entry'} from your timeline.`,
    defaults: { app: true, email: false },
  }),
};
