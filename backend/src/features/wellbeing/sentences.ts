import { t } from '@annals/contracts/kernel/text';
import type { WellbeingEvent } from '@annals/contracts/features/wellbeing/events';
import { sentences } from '../../platform/commands/sentences';

export const wellbeingSentences = sentences<WellbeingEvent>({
  WellbeingCheckInSubmitted: () => t('answered the pulse check.'),
  WellnessPulseAssessed: () => t('worked out, for the person alone, what the pulse check points to.'),
});
