import type { WellbeingEvent } from '@annals/contracts/features/wellbeing/events';
import { sentences } from '../../platform/commands/sentences';

export const wellbeingSentences = sentences<WellbeingEvent>({
  WellbeingCheckInSubmitted: () => 'answered the pulse check.',
  WellnessPulseAssessed: () => 'worked out, for the person alone, what the pulse check points to.',
});
