import {
  PasskeyAdded,
  PasskeyCopied,
  PasskeyRemoved,
  RecoveryCodesMade,
  RecoveryCodeUsed,
  SecondFactorEnrolled,
  SecondFactorFailed,
  SecondFactorRemoved,
  SecondFactorUsed,
  SteppedUp,
  type NewSecondFactorEvent,
  type SecondFactorEvent,
} from '@annals/contracts/features/second-factors/events';
import type { SteppedUpBy } from '@annals/contracts/features/second-factors/constants';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { decider } from '../../platform/commands/decider';

type SecondFactorCommand =
  | { type: 'RecordEnrolment'; personId: PersonId; codes: number }
  | { type: 'RecordRemoval'; personId: PersonId; approvedBy: PersonId | null }
  | { type: 'RecordUse'; personId: PersonId; sessionId: string; factor: 'app' | 'passkey' }
  | {
      type: 'RecordPasskey';
      personId: PersonId;
      passkeyId: string;
      name: string;
      isSynced: boolean;
      codes: number;
    }
  | {
      type: 'RecordPasskeyRemoval' | 'RecordCopiedPasskey';
      personId: PersonId;
      passkeyId: string;
      name: string;
    }
  | { type: 'RecordFailure'; personId: PersonId; failuresInARow: number }
  | { type: 'RecordRecoveryCode'; personId: PersonId; left: number }
  | { type: 'RecordStepUp'; personId: PersonId; sessionId: string | null; by: SteppedUpBy }
  | { type: 'RecordNewCodes'; personId: PersonId; codes: number };

/** What happened to the second factor of a person. Secrets and codes are beside the log, where they are checked; what came of it is told here. */
export const secondFactor = decider<null, SecondFactorCommand, SecondFactorEvent, NewSecondFactorEvent>({
  category: 'secondFactor',
  initial: null,
  evolve: {},
  decide: {
    RecordEnrolment: ({ personId, codes }) => [
      SecondFactorEnrolled.of({ personId }),
      RecoveryCodesMade.of({ personId, count: codes }),
    ],
    RecordRemoval: ({ personId, approvedBy }) => [SecondFactorRemoved.of({ personId, approvedBy })],
    RecordUse: ({ personId, sessionId, factor }) => [SecondFactorUsed.of({ personId, sessionId, factor })],
    RecordPasskey: ({ personId, passkeyId, name, isSynced, codes }) => [
      PasskeyAdded.of({ personId, passkeyId, name, isSynced }),
      ...(codes === 0 ? [] : [RecoveryCodesMade.of({ personId, count: codes })]),
    ],
    RecordPasskeyRemoval: ({ personId, passkeyId, name }) => [
      PasskeyRemoved.of({ personId, passkeyId, name }),
    ],
    RecordCopiedPasskey: ({ personId, passkeyId, name }) => [PasskeyCopied.of({ personId, passkeyId, name })],
    RecordFailure: ({ personId, failuresInARow }) => [SecondFactorFailed.of({ personId, failuresInARow })],
    RecordRecoveryCode: ({ personId, left }) => [RecoveryCodeUsed.of({ personId, codesLeft: left })],
    RecordStepUp: ({ personId, sessionId, by }) => [SteppedUp.of({ personId, sessionId, by })],
    RecordNewCodes: ({ personId, codes }) => [RecoveryCodesMade.of({ personId, count: codes })],
  },
});
