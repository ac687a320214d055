import type { TimeOffEvent } from '@annals/contracts/features/time-off/events';
import { disclosures } from '../../platform/commands/disclosures';

export const timeOffDisclosures = disclosures<TimeOffEvent>({
  TimeOffRequested: 'theirs',
  TimeOffApproved: 'theirs',
  TimeOffRejected: 'theirs',
  TimeOffCancelled: 'theirs',
});
