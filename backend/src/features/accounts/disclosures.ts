import type { AccountEvent } from '@annals/contracts/features/accounts/events';
import { disclosures } from '../../platform/commands/disclosures';

export const accountDisclosures = disclosures<AccountEvent>({
  SignedIn: 'theirs',
  IdentityLinked: 'theirs',
});
