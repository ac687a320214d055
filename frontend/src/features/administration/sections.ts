import { lazy, type ComponentType } from 'react';
import type { SectionProps } from './section-props';
import type { SECTION_LABELS } from './texts';

interface Section {
  readonly name: keyof typeof SECTION_LABELS;
  readonly Component: ComponentType<SectionProps>;
}

/** The sections of the administration, in their order; each is its own chunk. */
export const SECTIONS: readonly Section[] = [
  { name: 'people', Component: lazy(() => import('./people/People')) },
  { name: 'approvals', Component: lazy(() => import('./approvals/Approvals')) },
  { name: 'imports', Component: lazy(() => import('./imports/Imports')) },
  { name: 'organization', Component: lazy(() => import('./OrganizationSection')) },
  { name: 'sign-in', Component: lazy(() => import('./SignInSection')) },
  { name: 'catalogues', Component: lazy(() => import('./catalogues/Catalogues')) },
  { name: 'emails', Component: lazy(() => import('./EmailsSection')) },
  { name: 'privacy', Component: lazy(() => import('./privacy/Privacy')) },
  { name: 'automation', Component: lazy(() => import('./automatic/Automatic')) },
  { name: 'operations', Component: lazy(() => import('./operations/Operations')) },
];

/** Addresses that people may have kept, and where their sections are today. */
export const MOVED_SECTIONS: Readonly<Record<string, keyof typeof SECTION_LABELS>> = {
  'by-itself': 'automation',
  organisation: 'organization',
};
