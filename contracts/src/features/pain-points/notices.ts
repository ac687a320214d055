import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';

const group = 'Pain points';
const defaults = { app: true, email: true };

/** What people are told of pain points. */
export const painPointNoticeKinds = {
  pain_point_reported: noticeKind(['title'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Pain point reported',
    sentence: ({ name, facts }) => `${name} reported a pain point: “${facts.title}”.`,
    defaults,
  }),
  pain_point_taken_up: noticeKind([], {
    group,
    label: 'Pain point taken up',
    sentence: ({ name }) => `${name} is working on a pain point you reported.`,
    defaults,
  }),
  pain_point_resolved: noticeKind(['notes'], {
    group,
    label: 'Pain point resolved',
    sentence: ({ name, facts }) => `${name} resolved a pain point you reported: ${facts.notes}`,
    defaults,
  }),
  pain_point_reopened: noticeKind(['reason'], {
    group,
    label: 'Pain point open again',
    sentence: ({ name, facts }) => `${name} opened a pain point again: ${facts.reason}`,
    defaults,
  }),
  pain_point_reassigned: noticeKind([], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Pain point handed over',
    sentence: ({ name }) => `A pain point that ${name} reported is yours to look after now.`,
    defaults: { app: true, email: false },
  }),
};
