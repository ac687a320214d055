import { feature } from '../../kernel/feature';
import { msg } from '../../kernel/text';

export const organizationalMilestonesFeature = feature({
  name: 'organizational-milestones',
  tags: ['OrganizationalMilestones'],
  readModels: ['organizational_milestones'],
  records: {
    organizationalMilestone: msg('Organizational milestones'),
  },
  automation: {
    points: ['MilestoneRewardsCredited'],
  },
  problems: {
    'organizational-milestones.achieved-in-the-future': 422,
    'organizational-milestones.milestone-already-achieved': 409,
    'organizational-milestones.milestone-cancelled': 409,
    'organizational-milestones.unknown-eligible': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly organizationalMilestones: typeof organizationalMilestonesFeature;
  }
}
