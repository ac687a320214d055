import { noticeKind } from '../notifications/notice-kind';

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
};
