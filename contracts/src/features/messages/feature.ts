import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';
import { messageNoticeKinds } from './notices';

export const messagesFeature = feature({
  name: 'messages',
  permissions: {
    'messages:send': ['employee', 'manager', 'leader', 'admin'],
  },
  records: {
    message: msg('Messages'),
  },
  notices: messageNoticeKinds,
  problems: {
    'messages.message-to-oneself': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly messages: typeof messagesFeature;
  }
}
