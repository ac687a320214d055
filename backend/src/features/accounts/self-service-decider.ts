import {
  PasswordChanged,
  PasswordResetRequested,
  SessionsEnded,
  type NewSelfServiceEvent,
  type SelfServiceEvent,
  type SessionsEndedBecause,
} from '@annals/contracts/features/accounts/self-service-events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { decider } from '../../platform/commands/decider';

type SelfServiceCommand =
  | { type: 'RecordPasswordChange'; personId: PersonId; by: 'old password' | 'link'; sessionsEnded: number }
  | { type: 'RequestPasswordReset'; personId: PersonId }
  | { type: 'RecordSessionsEnded'; personId: PersonId; count: number; because?: SessionsEndedBecause };

/** What people do with their own account. The secrets and the sessions are beside the log; what came of it is told here. */
export const selfService = decider<null, SelfServiceCommand, SelfServiceEvent, NewSelfServiceEvent>({
  category: 'account',
  initial: null,
  evolve: {},
  decide: {
    RecordPasswordChange: ({ personId, by, sessionsEnded }) => [
      PasswordChanged.of({ personId, by }),
      ...(sessionsEnded === 0
        ? []
        : [SessionsEnded.of({ personId, count: sessionsEnded, because: 'new password' })]),
    ],
    RequestPasswordReset: ({ personId }) => [PasswordResetRequested.of({ personId })],
    RecordSessionsEnded: ({ personId, count, because }) =>
      count === 0 ? [] : [SessionsEnded.of({ personId, count, because: because ?? 'wish' })],
  },
});
