import type { PrivilegedActEvent } from '@annals/contracts/features/privileged-acts/events';
import { disclosures } from '../../platform/commands/disclosures';

export const privilegedActDisclosures = disclosures<PrivilegedActEvent>({
  PrivilegedActRequested: 'nobodys',
  PrivilegedActApproved: 'nobodys',
  PrivilegedActDeclined: 'nobodys',
});
