import { translated } from '@annals/contracts/kernel/text';
/** The words of the administration. */
export const texts = translated({
  subtitle: 'The people of the organization, and how the platform is doing',
  sections: 'Administration',
  loading: 'Loading...',
});

export const SECTION_LABELS = translated({
  people: 'People',
  approvals: 'Approvals',
  imports: 'Imports',
  organization: 'Organization',
  'sign-in': 'Sign-in',
  tokens: 'Tokens',
  'access-reviews': 'Access reviews',
  catalogues: 'Catalogues',
  emails: 'E-mails',
  privacy: 'Privacy',
  automation: 'Automation',
  operations: 'Operations',
});
