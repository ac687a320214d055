import type { SecondFactorEvent } from '@annals/contracts/features/second-factors/events';
import { disclosures } from '../../platform/commands/disclosures';

export const secondFactorDisclosures = disclosures<SecondFactorEvent>({
  PasskeyAdded: 'theirs',
  PasskeyRemoved: 'theirs',
  PasskeyCopied: 'theirs',
});
