import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('Pain points');
const defaults = { app: true, email: true };

/** What people are told of pain points. */
export const painPointNoticeKinds = {
  pain_point_reported: noticeKind(['title'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Pain point reported'),
    sentence: ({ name, facts }) =>
      t('{name} reported a pain point: “{title}”.', { name, title: facts.title }),
    defaults,
  }),
  pain_point_taken_up: noticeKind([], {
    group,
    label: msg('Pain point taken up'),
    sentence: ({ name }) => t('{name} is working on a pain point you reported.', { name }),
    defaults,
  }),
  pain_point_resolved: noticeKind(['notes'], {
    group,
    label: msg('Pain point resolved'),
    sentence: ({ name, facts }) =>
      t('{name} resolved a pain point you reported: {notes}', { name, notes: facts.notes }),
    defaults,
  }),
  pain_point_reopened: noticeKind(['reason'], {
    group,
    label: msg('Pain point open again'),
    sentence: ({ name, facts }) =>
      t('{name} opened a pain point again: {reason}', { name, reason: facts.reason }),
    defaults,
  }),
  pain_point_reassigned: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Pain point handed over'),
    sentence: ({ name }) => t('A pain point that {name} reported is yours to look after now.', { name }),
    defaults: { app: true, email: false },
  }),
};
