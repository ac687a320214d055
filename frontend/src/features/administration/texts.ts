/** The words of the administration. */
export const texts = {
  subtitle: 'The people of the organization, and how the platform is doing',
  sections: 'Administration',
  loading: 'Loading...',
} as const;

export const SECTION_LABELS = {
  people: 'People',
  approvals: 'Approvals',
  imports: 'Imports',
  organization: 'Organization',
  catalogues: 'Catalogues',
  emails: 'E-mails',
  privacy: 'Privacy',
  automation: 'Automation',
  operations: 'Operations',
} as const;
