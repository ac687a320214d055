import {
  SecondFactorsRequired,
  SessionLimitsSet,
  type NewSignInPolicyEvent,
  type SignInPolicyEvent,
} from '@annals/contracts/features/sign-in-policy/events';
import type { Role } from '@annals/contracts/kernel/roles';
import { decider } from '../../platform/commands/decider';

type SignInPolicyCommand =
  | { type: 'RequireSecondFactors'; roles: readonly Role[]; graceDays: number }
  | { type: 'SetSessionLimits'; idleMinutes: number; longestDays: number };

export interface SignInPolicyState {
  readonly roles: readonly Role[];
  readonly graceDays: number;
  /** Since when these roles need one; null: none does. */
  readonly since: string | null;
  /** null: as the product is set up. */
  readonly idleMinutes: number | null;
  readonly longestDays: number | null;
  /** The position of the last change. */
  readonly position: bigint;
}

/** How people of the organization sign in. */
export const signInPolicy = decider<
  SignInPolicyState,
  SignInPolicyCommand,
  SignInPolicyEvent,
  NewSignInPolicyEvent
>({
  category: 'signInPolicy',
  initial: { roles: [], graceDays: 14, since: null, idleMinutes: null, longestDays: null, position: 0n },
  evolve: {
    SecondFactorsRequired: (state, { data: { roles, graceDays }, metadata, position }) => ({
      ...state,
      roles,
      graceDays,
      since: metadata.occurredAt,
      position,
    }),
    SessionLimitsSet: (state, { data: { idleMinutes, longestDays }, position }) => ({
      ...state,
      idleMinutes,
      longestDays,
      position,
    }),
  },
  decide: {
    RequireSecondFactors({ roles, graceDays }, state) {
      const sorted = [...new Set(roles)].sort();
      const isSame = graceDays === state.graceDays && sorted.join() === [...state.roles].sort().join();
      return isSame ? [] : [SecondFactorsRequired.of({ roles: sorted, graceDays })];
    },
    SetSessionLimits({ idleMinutes, longestDays }, state) {
      const isSame = idleMinutes === state.idleMinutes && longestDays === state.longestDays;
      return isSame ? [] : [SessionLimitsSet.of({ idleMinutes, longestDays })];
    },
  },
});
