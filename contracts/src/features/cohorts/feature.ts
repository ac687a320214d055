import { feature } from '../../kernel/feature';
import { cohortNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

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
    leadershipCohort: msg('Leadership cohorts'),
  },
  notices: cohortNoticeKinds,
  problems: {
    'cohorts.afterwards-only': 409,
    'cohorts.beforehand-only': 409,
    'cohorts.cannot-take-part': 422,
    'cohorts.cohort-already-planned': 409,
    'cohorts.cohort-full': 409,
    'cohorts.cohort-has-started': 409,
    'cohorts.cohort-not-completed': 409,
    'cohorts.cohort-not-started': 409,
    'cohorts.cohort-over': 409,
    'cohorts.cohort-was-cancelled': 409,
    'cohorts.ends-before-it-starts': 422,
    'cohorts.facilitator-not-found': 422,
    'cohorts.facilitator-takes-part': 422,
    'cohorts.fewer-places-than-participants': 409,
    'cohorts.modules-alike': 422,
    'cohorts.nobody-enrolled': 409,
    'cohorts.nothing-to-learn': 409,
    'cohorts.only-in-charge': 403,
    'cohorts.only-participants': 403,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly cohorts: typeof cohortsFeature;
  }
}
