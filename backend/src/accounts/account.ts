import {
  AccountDeactivated,
  AccountLocked,
  AccountLockedByAdministrator,
  AccountOpened,
  AccountUnlocked,
  InvitationAccepted,
  InvitationSent,
  SignedIn,
  SignedOut,
  SignInFailed,
  type AccountEvent,
  type NewAccountEvent,
} from '@annals/contracts/accounts/events';
import type { SelfServiceEvent } from '@annals/contracts/accounts/self-service-events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role, SignInRole } from '@annals/contracts/roles';
import { decider } from '../kernel/decider';
import {
  AccountClosed,
  HasPassword,
  LinkNoLongerWorks,
  LockedAccount,
  NoAccount,
  OwnAccount,
} from './errors';

type AccountCommand =
  | { type: 'OpenAccount'; personId: PersonId; role: Role }
  | { type: 'Invite'; personId: PersonId; role: Role; expiresAt: string }
  | { type: 'AcceptInvitation'; personId: PersonId }
  | { type: 'RecordSignIn'; personId: PersonId; asRole: SignInRole }
  | { type: 'RecordFailure'; personId: PersonId; failuresInARow: number; lockedUntil: string | undefined }
  | { type: 'RecordSignOut'; personId: PersonId }
  | { type: 'LockAccount'; personId: PersonId }
  | { type: 'UnlockAccount'; personId: PersonId }
  | { type: 'DeactivateAccount'; personId: PersonId };

export interface AccountState {
  readonly status: 'none' | 'open' | 'deactivated';
  /** False until an invitation was accepted. */
  readonly hasPassword: boolean;
  readonly lockedByAdministrator: boolean;
  /** Until when repeated failures keep it closed. */
  readonly lockedUntil: string | null;
}

/** What happened to an account. Whether a password is right is decided beside the log, where the secrets are; what came of it is told here. */
export const account = decider<
  AccountState,
  AccountCommand,
  AccountEvent | SelfServiceEvent,
  NewAccountEvent
>({
  category: 'account',
  initial: { status: 'none', hasPassword: false, lockedByAdministrator: false, lockedUntil: null },
  evolve: {
    AccountOpened: (state) => ({ ...state, status: 'open', hasPassword: true }),
    InvitationSent: (state) => ({ ...state, hasPassword: false }),
    InvitationAccepted: (state) => ({ ...state, hasPassword: true }),
    SignedIn: (state) => ({ ...state, lockedUntil: null }),
    AccountLocked: (state, { data }) => ({ ...state, lockedUntil: data.until }),
    AccountLockedByAdministrator: (state) => ({ ...state, lockedByAdministrator: true }),
    AccountUnlocked: (state) => ({ ...state, lockedByAdministrator: false, lockedUntil: null }),
    PasswordChanged: (state) => ({ ...state, hasPassword: true, lockedUntil: null }),
    AccountDeactivated: (state) => ({ ...state, status: 'deactivated' }),
  },
  decide: {
    OpenAccount: ({ personId, role }, { status }) =>
      status === 'none' ? [AccountOpened.of({ personId, role })] : [],

    Invite({ personId, role, expiresAt }, state) {
      if (state.status === 'deactivated') throw new AccountClosed();
      if (state.lockedByAdministrator) throw new LockedAccount();
      if (state.hasPassword) throw new HasPassword();
      const invitation = InvitationSent.of({ personId, expiresAt });
      return state.status === 'none' ? [AccountOpened.of({ personId, role }), invitation] : [invitation];
    },

    AcceptInvitation({ personId }, { status, hasPassword, lockedByAdministrator }) {
      if (status !== 'open' || lockedByAdministrator) throw new LinkNoLongerWorks();
      return hasPassword ? [] : [InvitationAccepted.of({ personId })];
    },

    RecordSignIn: ({ personId, asRole }) => [SignedIn.of({ personId, asRole })],
    RecordFailure: ({ personId, failuresInARow, lockedUntil }) => [
      SignInFailed.of({ personId, failuresInARow }),
      ...(lockedUntil === undefined ? [] : [AccountLocked.of({ personId, until: lockedUntil })]),
    ],
    RecordSignOut: ({ personId }) => [SignedOut.of({ personId })],

    LockAccount({ personId }, state, { actor }) {
      refuseAbsent(state);
      if (actor.id === personId) throw new OwnAccount();
      return state.lockedByAdministrator ? [] : [AccountLockedByAdministrator.of({ personId })];
    },

    /** Ends both kinds of lock: an administrator's, and the one after repeated failures. */
    UnlockAccount({ personId }, state, { now }) {
      refuseAbsent(state);
      const locked = state.lockedByAdministrator || (state.lockedUntil !== null && state.lockedUntil > now);
      return locked ? [AccountUnlocked.of({ personId })] : [];
    },

    DeactivateAccount: ({ personId }, { status }) =>
      status === 'open' ? [AccountDeactivated.of({ personId })] : [],
  },
});

function refuseAbsent({ status }: AccountState): void {
  if (status === 'none') throw new NoAccount();
  if (status === 'deactivated') throw new AccountClosed();
}
