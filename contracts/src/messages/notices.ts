import { noticeKind } from '../notifications/notice-kind';
import { ROLES } from '../roles';

/** What people are told of messages. */
export const messageNoticeKinds = {
  message_received: noticeKind(['text'], {
    group: 'Messages',
    reaches: ROLES,
    label: 'Message for you',
    sentence: ({ name, facts }) => `${name} wrote: “${facts.text}”`,
    defaults: { app: true, email: true },
  }),
};
