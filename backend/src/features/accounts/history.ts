import type { AccountEvent } from '@annals/contracts/features/accounts/events';
import type {
  SelfServiceEvent,
  SessionsEndedBecause,
} from '@annals/contracts/features/accounts/self-service-events';
import { msg, t } from '@annals/contracts/kernel/text';
import { readable } from '@annals/contracts/kernel/erased';
import { added, approvedBy, type HistoryFormatters } from '../../platform/commands/history';
import type { AccountState } from './account-decider';

const ENDED = {
  wish: msg('signed other devices out.'),
  'new password': msg('signed other devices out.'),
  'identity provider': msg('ended what was signed in by it.'),
  lock: msg('ended all sessions, since the account is locked.'),
  departure: msg('ended all sessions, since the person left.'),
  'idle limit': msg('ended a session that was not used for too long.'),
  'age limit': msg('ended a session that had lasted for as long as it may.'),
  'emergency over': msg('ended all sessions, since the account for emergencies is closed.'),
  'new link': msg('ended all sessions, since a new password is to be chosen.'),
} satisfies Record<SessionsEndedBecause, unknown>;

/** A sentence for each event of an account. */
export const accountHistory: HistoryFormatters<AccountState, AccountEvent | SelfServiceEvent> = {
  AccountOpened: () => ({ does: t('opened an account for them.') }),
  SignedIn: ({ data: { device, network, method, provider, providerAssurance, providerMethods } }) => ({
    does:
      provider !== null
        ? t('signed in by {provider}.', { provider })
        : method === 'passkey'
          ? t('signed in with a passkey.')
          : method === 'break-glass'
            ? t('signed in with the sealed password of an account for emergencies.')
            : t('signed in.'),
    changes: [
      ...(device === null ? [] : [added(t('Device'), readable(device))]),
      ...(network === null ? [] : [added(t('Network'), readable(network))]),
      ...(providerAssurance === null ? [] : [added(t('Assurance of the provider'), providerAssurance)]),
      ...(providerMethods.length === 0
        ? []
        : [added(t('Shown at the provider'), providerMethods.join(', '))]),
    ],
  }),
  SignedOut: () => ({ does: t('signed out.') }),
  SignInFailed: ({ data: { failuresInARow } }) => ({
    does:
      failuresInARow === 1
        ? t('refused an attempt to sign in.')
        : t('refused an attempt to sign in, number {number} in a row.', { number: failuresInARow }),
  }),
  InvitationSent: ({ data }, _, { nameOf }) => ({
    does: t('invited them to choose a password{approved}.', { approved: approvedBy(data, nameOf) }),
    changes: [{ field: t('Link works until'), kind: 'instant', before: null, after: data.expiresAt }],
  }),
  InvitationAccepted: () => ({ does: t('accepted the invitation and chose a password.') }),
  PasswordResetRequested: () => ({ does: t('sent a link to choose a new password, as asked for.') }),
  SessionsEnded: ({ data: { because } }) => ({ does: t(ENDED[because]) }),
  PasswordChanged: () => ({ does: t('chose a new password.') }),
  AccountLocked: ({ data }) => ({
    does: t('locked the account for a while, after repeated failures to sign in.'),
    changes: [{ field: t('Locked until'), kind: 'instant', before: null, after: data.until }],
  }),
  AccountLockedByAdministrator: () => ({ does: t('locked their account.') }),
  AccountUnlocked: ({ data }, _, { nameOf }) => ({
    does: t('unlocked their account{approved}.', { approved: approvedBy(data, nameOf) }),
  }),
  IdentityLinked: ({ data: { provider } }) => ({
    does: t('linked the account with {provider}, to sign in by it.', { provider }),
  }),
  IdentityUnlinked: ({ data: { provider } }) => ({
    does: t('ended that {provider} signs in to the account.', { provider }),
  }),
  AccountDeactivated: () => ({ does: t('closed their account.') }),
  AccountReactivated: () => ({ does: t('opened their account again.') }),
};
