import type { ErasureEvent } from '@annals/contracts/features/privacy/erasure-events';
import type { SubjectAccessEvent } from '@annals/contracts/features/privacy/subject-access-events';
import { disclosures } from '../../platform/commands/disclosures';

export const privacyDisclosures = disclosures<SubjectAccessEvent | ErasureEvent>({
  SubjectAccessRequested: 'theirs',
  ErasureRequested: 'nobodys',
  ErasureRefused: 'nobodys',
  LegalHoldPlaced: 'nobodys',
  LegalHoldLifted: 'nobodys',
});
