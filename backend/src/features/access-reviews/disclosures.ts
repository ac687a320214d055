import type { AccessReviewEvent } from '@annals/contracts/features/access-reviews/events';
import { disclosures } from '../../platform/commands/disclosures';

export const accessReviewDisclosures = disclosures<AccessReviewEvent>({
  AccessWithdrawn: 'nobodys',
  AccessReviewClosed: 'nobodys',
});
