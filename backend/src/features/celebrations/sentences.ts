import { msg, t } from '@annals/contracts/kernel/text';
import type { CelebrationEvent } from '@annals/contracts/features/celebrations/events';
import { sentences } from '../../platform/commands/sentences';

/** What somebody chose for an occasion of theirs. */
const CHOSEN = {
  work_anniversary: {
    on: msg('chose that work anniversaries are celebrated.'),
    off: msg('chose that work anniversaries are not celebrated.'),
  },
  tier_reached: {
    on: msg('chose that tiers reached are celebrated.'),
    off: msg('chose that tiers reached are not celebrated.'),
  },
};

export const celebrationSentences = sentences<CelebrationEvent>({
  CelebrationChoiceSet: ({ data: { celebration, on } }) => t(CHOSEN[celebration][on ? 'on' : 'off']),
  WorkAnniversaryCelebrated: ({ data }, nameOf) =>
    t('celebrated {years, plural, one {# year} other {# years}} of {employee}.', {
      years: data.years,
      employee: nameOf(data.employeeId),
    }),
  TierCelebrated: ({ data }, nameOf) =>
    t('told {manager} that {employee} reached the tier “{tier}”.', {
      manager: nameOf(data.managerId),
      employee: nameOf(data.employeeId),
      tier: data.tierName,
    }),
});
