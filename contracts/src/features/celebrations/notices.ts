import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';

const group = 'Celebrations';

const years = (count: string) => `${count} ${count === '1' ? 'year' : 'years'}`;

/** What people are told of occasions to celebrate. */
export const celebrationNoticeKinds = {
  work_anniversary: noticeKind(['years', 'day'], {
    group,
    label: 'Your work anniversary',
    sentence: ({ facts }) =>
      `On ${namedDay(facts.day)} you have been with us for ${years(facts.years)}. Thank you.`,
    defaults: { app: true, email: true },
  }),
  work_anniversary_of_report: noticeKind(['years', 'day'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'A work anniversary on your team',
    sentence: ({ name, facts }) =>
      `On ${namedDay(facts.day)} ${name} has been with us for ${years(facts.years)}. A word from you would be nice.`,
    defaults: { app: true, email: true },
  }),
  tier_reached_by_report: noticeKind(['tier'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: 'Somebody of your team reached a tier',
    sentence: ({ name, facts }) => `${name} reached the ${facts.tier} tier.`,
    defaults: { app: true, email: false },
  }),
};
