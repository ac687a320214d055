import { namedDay } from '../../kernel/calendar-day';
import { noticeKind } from '../../kernel/notice-kind';
import { ROLES_WITH_REPORTS } from '../../kernel/roles';
import { msg, t } from '../../kernel/text';

const group = msg('Celebrations');

/** What people are told of occasions to celebrate. */
export const celebrationNoticeKinds = {
  work_anniversary: noticeKind(['years', 'day'], {
    group,
    label: msg('Your work anniversary'),
    sentence: ({ facts }) =>
      t('On {day} you have been with us for {years, plural, one {# year} other {# years}}. Thank you.', {
        day: namedDay(facts.day),
        years: facts.years,
      }),
    defaults: { app: true, email: true },
  }),
  work_anniversary_of_report: noticeKind(['years', 'day'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('A work anniversary on your team'),
    sentence: ({ name, facts }) =>
      t(
        'On {day} {name} has been with us for {years, plural, one {# year} other {# years}}. A word from you would be nice.',
        { day: namedDay(facts.day), name, years: facts.years },
      ),
    defaults: { app: true, email: true },
  }),
  tier_reached_by_report: noticeKind(['tier'], {
    group,
    reaches: ROLES_WITH_REPORTS,
    label: msg('Somebody of your team reached a tier'),
    sentence: ({ name, facts }) => t('{name} reached the {tier} tier.', { name, tier: facts.tier }),
    defaults: { app: true, email: false },
  }),
};
