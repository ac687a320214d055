import { noticeKind } from '../notifications/notice-kind';

/** What people are told of messages. */
export const messageNoticeKinds = {
  message_received: noticeKind(['text'], {
    group: 'Messages',
    label: 'Message for you',
    sentence: ({ name, facts }) => `${name} wrote: “${facts.text}”`,
    defaults: { app: true, email: true },
  }),
};
