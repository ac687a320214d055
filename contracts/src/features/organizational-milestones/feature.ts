import { feature } from '../../kernel/feature';

export const organizationalMilestonesFeature = feature({
  name: 'organizational-milestones',
  tags: ['OrganizationalMilestones'],
  readModels: ['organizational_milestones'],
  records: {
    organizationalMilestone: 'Organizational milestones',
  },
  automation: {
    points: ['MilestoneRewardsCredited'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly organizationalMilestones: typeof organizationalMilestonesFeature;
  }
}
