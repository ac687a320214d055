import {
  AccountDeactivated,
  AccountReactivated,
  AccountLockedByAdministrator,
  AccountOpened,
  AccountUnlocked,
  IdentityLinked,
  IdentityUnlinked,
  InvitationAccepted,
  InvitationSent,
  SignedIn,
  SignedOut,
  SignInFailed,
  type AccountEvent,
  type NewAccountEvent,
} from '@annals/contracts/features/accounts/events';
import type { SelfServiceEvent } from '@annals/contracts/features/accounts/self-service-events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role, SignInRole } from '@annals/contracts/kernel/roles';
import { decider } from '../../platform/commands/decider';
import {
  AccountClosed,
  HasPassword,
  LastAdministratorLocked,
  LinkNoLongerWorks,
  LockedAccount,
  NoAccount,
  OwnAccount,
} from './errors';

/** Which session a sign-in began, and where. */
export interface SignInFacts {
  /** The public id of the session, not the secret in its cookie. */
  readonly sessionId: string;
  /** In words, such as "Chrome on Windows". */
  readonly device: string;
  /** The shortened network address; null when unknown. */
  readonly network: string | null;
}

/** An identity provider, and what it is called now. */
interface Provider {
  readonly id: string;
  readonly name: string;
}

/** What an identity provider says of how somebody showed there who they are. */
export interface ProviderProof {
  /** How strong it is, in the provider's own words; null when it does not say. */
  readonly assurance: string | null;
  /** With what: a password, a passkey, as the provider names them. */
  readonly methods: readonly string[];
}

/** As whom a provider knows somebody, and how that became known. */
interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly by: 'address' | 'person' | 'invitation';
}

type AccountCommand =
  | { type: 'OpenAccount'; personId: PersonId; role: Role; hasPassword: boolean }
  | {
      type: 'Invite';
      personId: PersonId;
      role: Role;
      expiresAt: string;
      /** Whether the person who invites sees the link. */
      isShown: boolean;
      /** The second administrator, where it took one. */
      approvedBy?: PersonId;
      /** A password they have ends: two administrators, or the operator, agreed that they choose a new one. */
      replacesPassword?: true;
    }
  | {
      type: 'AcceptInvitation';
      personId: PersonId;
      /** The session that begins with it; null when they sign in afterwards. */
      session: SignInFacts | null;
    }
  | ({
      type: 'RecordSignIn';
      personId: PersonId;
      asRole: SignInRole;
      /** That vouched for them; without one they knew their password, had a passkey, or both halves of a sealed password. */
      provider?: Provider & ProviderProof;
      method?: 'password' | 'passkey' | 'break-glass';
      isNewDevice: boolean;
    } & SignInFacts)
  | ({ type: 'LinkIdentity'; personId: PersonId; provider: Provider } & Identity)
  | { type: 'UnlinkIdentity'; personId: PersonId; provider: Provider }
  | { type: 'RecordFailure'; personId: PersonId; failuresInARow: number }
  | { type: 'RecordSignOut'; personId: PersonId }
  | { type: 'LockAccount'; personId: PersonId; isLastAdministrator: boolean }
  | { type: 'UnlockAccount'; personId: PersonId; approvedBy: PersonId | null }
  | { type: 'DeactivateAccount'; personId: PersonId }
  /** Its person was hired again. */
  | { type: 'ReactivateAccount'; personId: PersonId; role: Role };

export interface AccountState {
  readonly status: 'none' | 'open' | 'deactivated';
  /** False until an invitation was accepted. */
  readonly hasPassword: boolean;
  /** Whether an administrator saw the link their password was, or will be, chosen with. */
  readonly isLinkShown: boolean;
  readonly lockedByAdministrator: boolean;
  /** How the identity at each provider was linked, by the id of the provider. */
  readonly identities: Readonly<Record<string, Pick<Identity, 'issuer' | 'by'> & Pick<Provider, 'name'>>>;
  /** How often it was opened again for somebody who was hired again. */
  readonly reactivations: number;
  /** Until when repeated failures keep it closed: of accounts that were locked while failures still did so. */
  readonly lockedUntil: string | null;
}

/** Whether a failure in a row is an event: the 5th, 50th, 500th… Strangers make no stream of events longer than that. */
export function isWorthAnEvent(failuresInARow: number): boolean {
  return /^50*$/.test(String(failuresInARow));
}

/** What happened to an account. Whether a password is right is decided beside the log, where the secrets are; what came of it is told here. */
export const account = decider<
  AccountState,
  AccountCommand,
  AccountEvent | SelfServiceEvent,
  NewAccountEvent
>({
  category: 'account',
  initial: {
    status: 'none',
    hasPassword: false,
    isLinkShown: false,
    lockedByAdministrator: false,
    identities: {},
    reactivations: 0,
    lockedUntil: null,
  },
  evolve: {
    AccountOpened: (state, { data }) => ({ ...state, status: 'open', hasPassword: data.hasPassword }),
    InvitationSent: (state, { data }) => ({ ...state, hasPassword: false, isLinkShown: data.isShown }),
    InvitationAccepted: (state) => ({ ...state, hasPassword: true }),
    SignedIn: (state) => ({ ...state, lockedUntil: null }),
    AccountLocked: (state, { data }) => ({ ...state, lockedUntil: data.until }),
    AccountLockedByAdministrator: (state) => ({ ...state, lockedByAdministrator: true }),
    AccountUnlocked: (state) => ({ ...state, lockedByAdministrator: false, lockedUntil: null }),
    PasswordChanged: (state) => ({ ...state, hasPassword: true, lockedUntil: null }),
    IdentityLinked: (state, { data: { providerId, provider: name, issuer, by } }) => ({
      ...state,
      identities: { ...state.identities, [providerId]: { name, issuer, by } },
    }),
    IdentityUnlinked: (state, { data: { providerId } }) => {
      const { [providerId]: _, ...identities } = state.identities;
      return { ...state, identities };
    },
    AccountDeactivated: (state) => ({ ...state, status: 'deactivated' }),
    AccountReactivated: (state) => ({
      ...state,
      status: 'open',
      hasPassword: false,
      lockedByAdministrator: false,
      lockedUntil: null,
      reactivations: state.reactivations + 1,
    }),
  },
  decide: {
    OpenAccount: ({ personId, role, hasPassword }, { status }) =>
      status === 'none' ? [AccountOpened.of({ personId, role, hasPassword })] : [],

    Invite({ personId, role, expiresAt, isShown, approvedBy = null, replacesPassword }, state) {
      if (state.status === 'deactivated') throw new AccountClosed();
      if (state.lockedByAdministrator) throw new LockedAccount();
      if (state.hasPassword && !replacesPassword) throw new HasPassword();
      const invitation = InvitationSent.of({ personId, expiresAt, isShown, approvedBy });
      return state.status === 'none'
        ? [AccountOpened.of({ personId, role, hasPassword: true }), invitation]
        : [invitation];
    },

    AcceptInvitation({ personId, session }, { status, hasPassword, lockedByAdministrator }) {
      if (status !== 'open' || lockedByAdministrator) throw new LinkNoLongerWorks();
      if (hasPassword) return [];
      if (session === null) return [InvitationAccepted.of({ personId })];
      const signedIn = { personId, asRole: 'employee', ...session };
      return [
        InvitationAccepted.of({ personId }),
        SignedIn.of({ ...signedIn, method: 'invitation', isNewDevice: false, ...BY_NO_PROVIDER }),
      ];
    },

    RecordSignIn: ({
      personId,
      asRole,
      sessionId,
      device,
      network,
      provider,
      method = 'password',
      isNewDevice,
    }) => [
      SignedIn.of({
        personId,
        asRole,
        sessionId,
        device,
        network,
        method: provider ? 'identity provider' : method,
        isNewDevice,
        ...(provider ? vouched(provider) : BY_NO_PROVIDER),
      }),
    ],
    LinkIdentity({ personId, provider, issuer, subject, by }, state) {
      refuseAbsent(state);
      const linked = state.identities[provider.id];
      if (linked?.issuer === issuer && linked.by === by) return [];
      return [
        IdentityLinked.of({
          personId,
          providerId: provider.id,
          provider: provider.name,
          issuer,
          subject,
          by,
        }),
      ];
    },
    UnlinkIdentity: ({ personId, provider }, state) =>
      state.identities[provider.id]
        ? [IdentityUnlinked.of({ personId, providerId: provider.id, provider: provider.name })]
        : [],
    RecordFailure: ({ personId, failuresInARow }) => [SignInFailed.of({ personId, failuresInARow })],
    RecordSignOut: ({ personId }) => [SignedOut.of({ personId })],

    LockAccount({ personId, isLastAdministrator }, state, { actor }) {
      refuseAbsent(state);
      if (actor.id === personId) throw new OwnAccount();
      if (isLastAdministrator && !state.lockedByAdministrator) throw new LastAdministratorLocked();
      return state.lockedByAdministrator ? [] : [AccountLockedByAdministrator.of({ personId })];
    },

    /** Ends both kinds of lock: an administrator's, and the one after repeated failures. */
    UnlockAccount({ personId, approvedBy }, state, { now }) {
      refuseAbsent(state);
      const locked = state.lockedByAdministrator || (state.lockedUntil !== null && state.lockedUntil > now);
      return locked ? [AccountUnlocked.of({ personId, approvedBy })] : [];
    },

    DeactivateAccount: ({ personId }, { status }) =>
      status === 'open' ? [AccountDeactivated.of({ personId })] : [],

    ReactivateAccount: ({ personId, role }, { status }) =>
      status === 'deactivated' ? [AccountReactivated.of({ personId, role })] : [],
  },
});

const BY_NO_PROVIDER = { providerId: null, provider: null, providerAssurance: null, providerMethods: [] };

function vouched({ id, name, assurance, methods }: Provider & ProviderProof) {
  return { providerId: id, provider: name, providerAssurance: assurance, providerMethods: [...methods] };
}

function refuseAbsent({ status }: AccountState): void {
  if (status === 'none') throw new NoAccount();
  if (status === 'deactivated') throw new AccountClosed();
}
