import type { AccountEvent } from '@annals/contracts/features/accounts/events';
import type { SelfServiceEvent } from '@annals/contracts/features/accounts/self-service-events';
import { accountRow, type AccountRow } from '@annals/contracts/features/people/administration';
import { projection } from '../../engine/projection';

/** The state of everybody's account, without any secret: those are in `user_auth`, which decides who gets in. */
export const accounts = projection<AccountRow, AccountEvent | SelfServiceEvent>({
  name: 'accounts',
  version: 4,
  row: accountRow,
  indexes: { inState: ['state'] },
  tags: ['People'],
  concerns: (row) => [row.id],
  key: (event) => event.data.personId,
  evolve: {
    AccountOpened: (_, { data, metadata }) => ({
      id: data.personId,
      state: 'open',
      hasPassword: data.hasPassword,
      openedAt: metadata.occurredAt,
      invitedAt: null,
      invitationExpiresAt: null,
      lastSignedInAt: null,
      lockedUntil: null,
    }),
    InvitationSent: (row, { data, metadata }) =>
      row && {
        ...row,
        state: row.state === 'locked' ? row.state : 'invited',
        hasPassword: false,
        invitedAt: metadata.occurredAt,
        invitationExpiresAt: data.expiresAt,
      },
    InvitationAccepted: (row) =>
      row && { ...row, state: 'open', hasPassword: true, invitationExpiresAt: null },
    // A person who was invited may also have come in by “Forgot your password?”.
    PasswordChanged: (row) =>
      row && {
        ...row,
        state: row.state === 'invited' ? 'open' : row.state,
        hasPassword: true,
        lockedUntil: null,
        invitationExpiresAt: null,
      },
    SignedIn: (row, { metadata }) =>
      row && {
        ...row,
        // Who was invited may come by an identity provider, without ever choosing a password.
        state: row.state === 'invited' ? 'open' : row.state,
        lastSignedInAt: metadata.occurredAt,
        lockedUntil: null,
      },
    AccountLocked: (row, { data }) => row && { ...row, lockedUntil: data.until },
    AccountLockedByAdministrator: (row) => row && { ...row, state: 'locked' },
    AccountUnlocked: (row) =>
      row && { ...row, state: row.hasPassword ? 'open' : 'invited', lockedUntil: null },
    AccountReactivated: (row) => row && { ...row, state: 'open', hasPassword: false, lockedUntil: null },
    AccountDeactivated: (row) => row && { ...row, state: 'deactivated', invitationExpiresAt: null },
  },
});
