import type { CelebrationEvent } from '@annals/contracts/features/celebrations/events';
import { sentences } from '../../platform/commands/sentences';

export const celebrationSentences = sentences<CelebrationEvent>({
  CelebrationChoiceSet: ({ data: { celebration, on } }) =>
    `chose that ${celebration === 'work_anniversary' ? 'work anniversaries are' : 'tiers reached are'} ${on ? '' : 'not '}celebrated.`,
  WorkAnniversaryCelebrated: ({ data }, nameOf) =>
    `celebrated ${String(data.years)} years of ${nameOf(data.employeeId)}.`,
  TierCelebrated: ({ data }, nameOf) =>
    `told ${nameOf(data.managerId)} that ${nameOf(data.employeeId)} reached the tier “${data.tierName}”.`,
});
