import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RecognitionCategoryId, RecognitionId } from '@annals/contracts/features/recognition/ids';
import type { Erased } from '@annals/contracts/kernel/erased';
import type { Nominate } from '@annals/contracts/features/recognition/commands';
import type { RecognitionStatus } from '@annals/contracts/features/recognition/constants';
import type { RecognitionEvent } from '@annals/contracts/features/recognition/events';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** Who decides on it today; null: the administrators. */
interface Decision {
  readonly approverId: PersonId | null;
}

/** Everything somebody can want of a recognition. */
export type RecognitionCommand =
  | ({
      type: 'Nominate';
      recognitionId: RecognitionId;
      categoryId: RecognitionCategoryId;
      /** What the category is worth now; null when it is not in use. */
      pointValue: number | null;
      recipientWorksHere: boolean;
    } & Nominate &
      Decision)
  | { type: 'HandOverRecognition'; managerId: PersonId }
  /** It has waited for too long. */
  | { type: 'RemindOfNomination' }
  | ({ type: 'Approve' } & Decision)
  | ({ type: 'Decline'; reason: string } & Decision);

/** What later decisions rest on. */
export interface ExistingRecognition {
  readonly status: RecognitionStatus;
  readonly recognitionId: RecognitionId;
  readonly recipientId: PersonId;
  readonly nominatorId: PersonId;
  readonly pointsAwarded: number;
  /** Who was asked; null: the administrators. */
  readonly approverId: PersonId | null;
  readonly title: string | Erased;
  readonly reminded: boolean;
}

export type RecognitionState = { readonly status: 'none' } | ExistingRecognition;

export const evolveRecognition: Evolutions<RecognitionState, RecognitionEvent> = {
  RecognitionNominated: (_, { data }) => ({
    status: 'nominated',
    recognitionId: data.recognitionId,
    recipientId: data.recipientId,
    nominatorId: data.nominatorId,
    pointsAwarded: data.pointsAwarded,
    approverId: data.approverId,
    title: data.title,
    reminded: false,
  }),
  RecognitionHandedOver: (state, { data }) => changed(state, { approverId: data.approverId }),
  RecognitionReminderSent: (state) => changed(state, { reminded: true }),
  RecognitionApproved: (state) => changed(state, { status: 'approved' }),
  RecognitionDeclined: (state) => changed(state, { status: 'declined' }),
};
