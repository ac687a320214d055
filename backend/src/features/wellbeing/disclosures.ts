import type { ManagerAlertEvent } from '@annals/contracts/features/wellbeing/alert-events';
import type { WellbeingEvent } from '@annals/contracts/features/wellbeing/events';
import { disclosures } from '../../platform/commands/disclosures';

export const wellbeingDisclosures = disclosures<WellbeingEvent | ManagerAlertEvent>({
  WellbeingCheckInSubmitted: { words: 'theirs', isForThemAlone: true, ofOthers: 'pulse checks of others' },
  WellnessPulseAssessed: { words: 'theirs', isForThemAlone: true, ofOthers: 'pulse checks of others' },
  ManagerAlertFollowedUp: 'theirs',
});
