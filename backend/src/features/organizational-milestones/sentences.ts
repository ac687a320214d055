import { t } from '@annals/contracts/kernel/text';
import type { OrganizationalMilestoneEvent } from '@annals/contracts/features/organizational-milestones/events';
import { sentences } from '../../platform/commands/sentences';

export const organizationalMilestoneSentences = sentences<OrganizationalMilestoneEvent>({
  OrganizationalMilestonePlanned: ({ data }) => t('planned the milestone “{title}”.', { title: data.title }),
  OrganizationalMilestoneRevised: ({ data }) => t('revised the milestone “{title}”.', { title: data.title }),
  OrganizationalMilestoneStarted: () => t('started the milestone.'),
  MilestoneAchieved: ({ data }) => t('recorded that “{title}” was achieved.', { title: data.title }),
  MilestoneRewardsCredited: ({ data }) =>
    t('credited the points of {count, plural, one {# person} other {# people}}.', {
      count: data.peopleCredited,
    }),
  OrganizationalMilestoneCancelled: () => t('cancelled the milestone.'),
});
