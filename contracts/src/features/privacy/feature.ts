import { msg } from '../../kernel/text';
import { feature } from '../../kernel/feature';
import { ROLES } from '../../kernel/roles';
import { privacyNoticeKinds } from './notices';

export const privacyFeature = feature({
  name: 'privacy',
  permissions: {
    'privacy:administer': ['admin'],
    'privacy:see-own': ROLES,
  },
  takesTokens: false,
  tags: ['Privacy', 'SubjectAccess'],
  readModels: ['erasures', 'subject_accesses'],
  records: {
    erasure: msg('Erasures and legal holds'),
    subjectAccess: msg('Archives of people’s data'),
  },
  notices: privacyNoticeKinds,
  problems: {
    'privacy.already-being-made': 409,
    'privacy.already-erased': 409,
    'privacy.erasure-under-way': 409,
    'privacy.nothing-requested': 409,
    'privacy.still-works-here': 409,
    'privacy.under-legal-hold': 409,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly privacy: typeof privacyFeature;
  }
}
