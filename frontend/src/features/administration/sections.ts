import { type ComponentType } from 'react';
import { lazily } from '../../ui/lazily';
import type { SectionProps } from './section-props';
import type { SECTION_LABELS } from './texts';

interface Section {
  readonly name: keyof typeof SECTION_LABELS;
  readonly Component: ComponentType<SectionProps>;
}

/** The sections of the administration, in their order; each is its own chunk. */
export const SECTIONS: readonly Section[] = [
  { name: 'people', Component: lazily(() => import('./people/People')) },
  { name: 'approvals', Component: lazily(() => import('./approvals/Approvals')) },
  { name: 'imports', Component: lazily(() => import('./imports/Imports')) },
  { name: 'organization', Component: lazily(() => import('./OrganizationSection')) },
  { name: 'sign-in', Component: lazily(() => import('./SignInSection')) },
  { name: 'tokens', Component: lazily(() => import('./TokensSection')) },
  { name: 'access-reviews', Component: lazily(() => import('./AccessReviewsSection')) },
  { name: 'catalogues', Component: lazily(() => import('./catalogues/Catalogues')) },
  { name: 'emails', Component: lazily(() => import('./EmailsSection')) },
  { name: 'privacy', Component: lazily(() => import('./privacy/Privacy')) },
  { name: 'automation', Component: lazily(() => import('./automatic/Automatic')) },
  { name: 'operations', Component: lazily(() => import('./operations/Operations')) },
];

/** Addresses that people may have kept, and where their sections are today. */
export const MOVED_SECTIONS: Readonly<Record<string, keyof typeof SECTION_LABELS>> = {
  'by-itself': 'automation',
  organisation: 'organization',
};
