import type { BreakGlassEvent } from '@annals/contracts/features/break-glass/events';
import { disclosures } from '../../platform/commands/disclosures';

export const breakGlassDisclosures = disclosures<BreakGlassEvent>({
  BreakGlassSealingRequested: 'theirs',
  BreakGlassSealingDeclined: 'theirs',
  BreakGlassOpened: 'theirs',
  BreakGlassReviewed: 'theirs',
  BreakGlassRetired: 'theirs',
});
