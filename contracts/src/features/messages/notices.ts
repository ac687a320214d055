import { noticeKind } from '../../kernel/notice-kind';
import { ROLES } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

/** What people are told of messages. */
export const messageNoticeKinds = {
  message_received: noticeKind(['text'], {
    group: msg('Messages'),
    reaches: ROLES,
    label: msg('Message for you'),
    sentence: ({ name, facts }) => t('{name} wrote: “{text}”', { name, text: facts.text }),
    defaults: { app: true, email: true },
  }),
};
