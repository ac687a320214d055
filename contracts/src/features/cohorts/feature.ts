import { feature } from '../../kernel/feature';
import { cohortNoticeKinds } from './notices';

export const cohortsFeature = feature({
  name: 'cohorts',
  addresses: {
    cohorts: '/cohorts',
    cohort: '/cohorts/:cohortId',
  },
  permissions: {
    'cohorts:see': ['employee', 'manager', 'leader', 'admin'],
    'cohorts:plan': ['leader', 'admin'],
    'cohorts:take-part': ['employee', 'manager', 'leader', 'admin'],
  },
  tags: ['Cohorts'],
  readModels: ['leadership_cohorts', 'cohort_participants'],
  records: {
    leadershipCohort: 'Leadership cohorts',
  },
  notices: cohortNoticeKinds,
});

declare module '../../kernel/feature' {
  interface Features {
    readonly cohorts: typeof cohortsFeature;
  }
}
