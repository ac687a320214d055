import { noticeKind } from '../../kernel/notice-kind';
import { ROLES } from '../../kernel/roles';

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
