import { feature } from '../../kernel/feature';
import { careerNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

export const careerFeature = feature({
  name: 'career',
  permissions: {
    'career:see': ['employee', 'manager', 'leader', 'admin'],
    'career:plan': ['manager', 'leader'],
  },
  tags: ['CareerMilestones'],
  readModels: ['career_milestones'],
  records: {
    careerMilestone: msg('Career milestones'),
  },
  notices: careerNoticeKinds,
  automation: {
    reminder: ['CareerMilestoneReminderSent'],
    handover: ['CareerMilestoneHandedOver'],
  },
  problems: {
    'career.due-in-the-past': 422,
    'career.follows-anothers-milestone': 422,
    'career.milestone-concluded': 409,
    'career.not-your-report': 403,
    'career.only-the-manager': 403,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly career: typeof careerFeature;
  }
}
