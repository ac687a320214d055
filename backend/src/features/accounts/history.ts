import type { AccountEvent } from '@annals/contracts/features/accounts/events';
import type { SelfServiceEvent } from '@annals/contracts/features/accounts/self-service-events';
import { t } from '@annals/contracts/kernel/text';
import { readable } from '@annals/contracts/kernel/erased';
import { added, approvedBy, type HistoryFormatters } from '../../platform/commands/history';
import type { AccountState } from './account-decider';

/** A sentence for each event of an account. */
export const accountHistory: HistoryFormatters<AccountState, AccountEvent | SelfServiceEvent> = {
  AccountOpened: () => ({ does: 'opened an account for them.' }),
  SignedIn: ({ data: { device, network, provider } }) => ({
    does: provider === null ? t('signed in.') : t('signed in by {provider}.', { provider }),
    changes: [
      ...(device === null ? [] : [added('Device', readable(device))]),
      ...(network === null ? [] : [added('Network', readable(network))]),
    ],
  }),
  SignedOut: () => ({ does: 'signed out.' }),
  SignInFailed: ({ data: { failuresInARow } }) => ({
    does:
      failuresInARow === 1
        ? 'refused an attempt to sign in.'
        : `refused an attempt to sign in, number ${String(failuresInARow)} in a row.`,
  }),
  InvitationSent: ({ data }, _, { nameOf }) => ({
    does: `invited them to choose a password${approvedBy(data, nameOf)}.`,
    changes: [{ field: 'Link works until', kind: 'instant', before: null, after: data.expiresAt }],
  }),
  InvitationAccepted: () => ({ does: 'accepted the invitation and chose a password.' }),
  PasswordResetRequested: () => ({ does: 'sent a link to choose a new password, as asked for.' }),
  SessionsEnded: ({ data: { because } }) => ({
    does:
      because === 'identity provider' ? t('ended what was signed in by it.') : 'signed other devices out.',
  }),
  PasswordChanged: () => ({ does: 'chose a new password.' }),
  AccountLocked: ({ data }) => ({
    does: 'locked the account for a while, after repeated failures to sign in.',
    changes: [{ field: 'Locked until', kind: 'instant', before: null, after: data.until }],
  }),
  AccountLockedByAdministrator: () => ({ does: 'locked their account.' }),
  AccountUnlocked: ({ data }, _, { nameOf }) => ({
    does: `unlocked their account${approvedBy(data, nameOf)}.`,
  }),
  IdentityLinked: ({ data: { provider } }) => ({
    does: t('linked the account with {provider}, to sign in by it.', { provider }),
  }),
  IdentityUnlinked: ({ data: { provider } }) => ({
    does: t('ended that {provider} signs in to the account.', { provider }),
  }),
  AccountDeactivated: () => ({ does: 'closed their account.' }),
  AccountReactivated: () => ({ does: 'opened their account again.' }),
};
