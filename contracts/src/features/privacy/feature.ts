import { feature } from '../../kernel/feature';
import { ROLES } from '../../kernel/roles';
import { privacyNoticeKinds } from './notices';

export const privacyFeature = feature({
  name: 'privacy',
  permissions: {
    'privacy:administer': ['admin'],
    'privacy:see-own': ROLES,
  },
  tags: ['Privacy', 'SubjectAccess'],
  readModels: ['erasures', 'subject_accesses'],
  records: {
    erasure: 'Erasures and legal holds',
    subjectAccess: 'Archives of people’s data',
  },
  notices: privacyNoticeKinds,
});

declare module '../../kernel/feature' {
  interface Features {
    readonly privacy: typeof privacyFeature;
  }
}
