import { msg, t } from '../../kernel/text';
import { noticeKind } from '../../kernel/notice-kind';

const group = msg('Administration');

/** What administrators are told of accounts for emergencies. The alarm comes by e-mail as well, whatever they chose: that mail is one of its own. */
export const breakGlassNoticeKinds = {
  break_glass_half_waiting: noticeKind([], {
    group,
    reaches: ['admin'],
    label: msg('Your half of a password waits for you'),
    sentence: ({ name }) =>
      t('{name} agreed to seal an account for emergencies. Your half of its password waits for you.', {
        name,
      }),
    defaults: { app: true, email: true },
  }),
  break_glass_opened: noticeKind(['reason'], {
    group,
    reaches: ['admin'],
    label: msg('An account for emergencies was opened'),
    sentence: ({ name, facts }) =>
      t('An account for emergencies was opened, in the name of {name}. The reason: {reason}', {
        name,
        reason: facts.reason,
      }),
    defaults: { app: true, email: false },
  }),
  break_glass_drilled: noticeKind(['reason'], {
    group,
    reaches: ['admin'],
    label: msg('An account for emergencies was opened as a drill'),
    sentence: ({ name, facts }) =>
      t('An account for emergencies was opened as a drill, in the name of {name}. The reason: {reason}', {
        name,
        reason: facts.reason,
      }),
    defaults: { app: true, email: false },
  }),
};
