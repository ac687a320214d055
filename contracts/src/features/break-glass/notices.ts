import { msg, t } from '../../kernel/text';
import { noticeKind } from '../../kernel/notice-kind';

const group = msg('Administration');
const reaches = ['admin'] as const;

/** What was opened, as it is stored with a notice. */
export const WHAT_WAS_OPENED = {
  real: msg('an account for emergencies'),
  drill: msg('an account for emergencies, as a drill'),
} as const;

/** What administrators are told of accounts for emergencies. The alarm comes by e-mail as well, whatever they chose: that mail is one of its own. */
export const breakGlassNoticeKinds = {
  break_glass_half: noticeKind([], {
    group,
    reaches,
    label: msg('Your half of a password'),
    sentence: ({ name }) => t('{name} agreed: your half of the password waits for you.', { name }),
    defaults: { app: true, email: true },
  }),
  break_glass_opened: noticeKind(['what', 'reason'], {
    group,
    reaches,
    label: msg('Emergency access'),
    sentence: ({ name, facts }) =>
      t('{name} opened {what}. The reason: {reason}', {
        name,
        what: t(facts.what),
        reason: facts.reason,
      }),
    defaults: { app: true, email: false },
  }),
};
