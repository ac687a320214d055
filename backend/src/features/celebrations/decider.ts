import type { Celebration } from '@annals/contracts/features/celebrations/constants';
import {
  CelebrationChoiceSet,
  TierCelebrated,
  WorkAnniversaryCelebrated,
  type CelebrationEvent,
  type NewCelebrationEvent,
} from '@annals/contracts/features/celebrations/events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RewardTierId } from '@annals/contracts/features/rewards/ids';
import { decider } from '../../platform/commands/decider';

type CelebrationCommand =
  | { type: 'ChooseCelebration'; employeeId: PersonId; celebration: Celebration; on: boolean }
  | {
      type: 'CelebrateWorkAnniversary';
      employeeId: PersonId;
      managerId: PersonId | null;
      years: number;
      day: string;
    }
  | {
      type: 'CelebrateTier';
      employeeId: PersonId;
      managerId: PersonId;
      tierId: RewardTierId;
      tierName: string;
    };

interface CelebrationState {
  readonly off: ReadonlySet<Celebration>;
  /** The day of the anniversary that was celebrated last. */
  readonly lastAnniversary: string | null;
  readonly tiers: ReadonlySet<RewardTierId>;
}

/** What is celebrated of one person: every anniversary and every tier once, and nothing that they have switched off. */
export const celebrationsOf = decider<
  CelebrationState,
  CelebrationCommand,
  CelebrationEvent,
  NewCelebrationEvent
>({
  category: 'celebrations',
  initial: { off: new Set(), lastAnniversary: null, tiers: new Set() },
  evolve: {
    CelebrationChoiceSet: (state, { data: { celebration, on } }) => {
      const off = new Set(state.off);
      if (on) off.delete(celebration);
      else off.add(celebration);
      return { ...state, off };
    },
    WorkAnniversaryCelebrated: (state, { data }) => ({ ...state, lastAnniversary: data.day }),
    TierCelebrated: (state, { data }) => ({ ...state, tiers: new Set(state.tiers).add(data.tierId) }),
  },
  decide: {
    ChooseCelebration: ({ employeeId, celebration, on }, { off }) =>
      off.has(celebration) !== on ? [] : [CelebrationChoiceSet.of({ employeeId, celebration, on })],
    CelebrateWorkAnniversary: ({ employeeId, managerId, years, day }, { off, lastAnniversary }) =>
      off.has('work_anniversary') || (lastAnniversary !== null && lastAnniversary >= day)
        ? []
        : [WorkAnniversaryCelebrated.of({ employeeId, managerId, years, day })],
    CelebrateTier: ({ employeeId, managerId, tierId, tierName }, { off, tiers }) =>
      off.has('tier_reached') || tiers.has(tierId)
        ? []
        : [TierCelebrated.of({ employeeId, managerId, tierId, tierName })],
  },
});
