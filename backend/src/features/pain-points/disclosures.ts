import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';
import { disclosures } from '../../platform/commands/disclosures';

export const painPointDisclosures = disclosures<PainPointEvent>({
  PainPointReported: 'theirs',
  PainPointResolved: 'theirs',
  PainPointReopened: 'theirs',
});
