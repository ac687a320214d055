import {
  PasswordSignInSet,
  SecondFactorsRequired,
  SessionLimitsSet,
  type NewSignInPolicyEvent,
  type SignInPolicyEvent,
} from '@annals/contracts/features/sign-in-policy/events';
import type { Role } from '@annals/contracts/kernel/roles';
import { decider } from '../../platform/commands/decider';
import { NoEmergencyAccount, NoOwnWayIn, NoProviderWorks } from './errors';

type SignInPolicyCommand =
  | { type: 'RequireSecondFactors'; roles: readonly Role[]; graceDays: number }
  | { type: 'SetSessionLimits'; idleMinutes: number; longestDays: number }
  | { type: 'SwitchPasswordsOn' }
  | ({ type: 'SwitchPasswordsOff' } & OtherWaysIn);

/** How people come in without a password. */
export interface OtherWaysIn {
  /** An identity provider that is on works now. */
  readonly providerWorks: boolean;
  /** An account for emergencies is sealed and ready. */
  readonly emergencyIsReady: boolean;
  /** Who switches it off could sign in again: by a provider that works, or with a passkey. */
  readonly hasOwnWay: boolean;
}

export interface SignInPolicyState {
  readonly roles: readonly Role[];
  readonly graceDays: number;
  /** Since when these roles need one; null: none does. */
  readonly since: string | null;
  /** null: as the product is set up. */
  readonly idleMinutes: number | null;
  readonly longestDays: number | null;
  readonly passwordsOff: boolean;
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
  initial: {
    roles: [],
    graceDays: 14,
    since: null,
    idleMinutes: null,
    longestDays: null,
    passwordsOff: false,
    position: 0n,
  },
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
    PasswordSignInSet: (state, { data: { isOn }, position }) => ({ ...state, passwordsOff: !isOn, position }),
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
    SwitchPasswordsOn: (_, { passwordsOff }) => (passwordsOff ? [PasswordSignInSet.of({ isOn: true })] : []),
    SwitchPasswordsOff({ providerWorks, emergencyIsReady, hasOwnWay }, { passwordsOff }) {
      if (passwordsOff) return [];
      if (!providerWorks) throw new NoProviderWorks();
      if (!emergencyIsReady) throw new NoEmergencyAccount();
      if (!hasOwnWay) throw new NoOwnWayIn();
      return [PasswordSignInSet.of({ isOn: false })];
    },
  },
});
