import {
  AccountLocked,
  AccountOpened,
  SignedIn,
  SignedOut,
  SignInFailed,
  type AccountEvent,
  type NewAccountEvent,
} from '@annals/contracts/accounts/events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role, SignInRole } from '@annals/contracts/roles';
import { decider } from '../kernel/decider';

type AccountCommand =
  | { type: 'OpenAccount'; personId: PersonId; role: Role }
  | { type: 'RecordSignIn'; personId: PersonId; asRole: SignInRole }
  | { type: 'RecordFailure'; personId: PersonId; failuresInARow: number; lockedUntil: string | undefined }
  | { type: 'RecordSignOut'; personId: PersonId };

/** What happened to an account. Whether a password is right is decided beside the log, where the secrets are; what came of it is told here. */
export const account = decider<{ open: boolean }, AccountCommand, AccountEvent, NewAccountEvent>({
  category: 'account',
  initial: { open: false },
  evolve: { AccountOpened: () => ({ open: true }) },
  decide: {
    OpenAccount: ({ personId, role }, { open }) => (open ? [] : [AccountOpened.of({ personId, role })]),
    RecordSignIn: ({ personId, asRole }) => [SignedIn.of({ personId, asRole })],
    RecordFailure: ({ personId, failuresInARow, lockedUntil }) => [
      SignInFailed.of({ personId, failuresInARow }),
      ...(lockedUntil === undefined ? [] : [AccountLocked.of({ personId, until: lockedUntil })]),
    ],
    RecordSignOut: ({ personId }) => [SignedOut.of({ personId })],
  },
});
