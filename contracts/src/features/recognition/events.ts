import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { recognitionCategoryId, recognitionId } from './ids';
import { VISIBILITIES } from './constants';

/** `employeeId` is the recipient: whom a recognition is about. */
const ofRecognition = {
  recognitionId,
  employeeId: personId,
  nominatorId: personId,
  pointsAwarded: z.number().int(),
};
const about = 'employeeId';
const category = 'recognition';

/** Someone nominated a colleague; it counts once it is approved. */
export const RecognitionNominated = event('RecognitionNominated', 1, {
  category,
  about,
  description: 'Someone nominated a colleague for recognition.',
  data: {
    ...ofRecognition,
    recipientId: personId,
    categoryId: recognitionCategoryId,
    title: personal(z.string()),
    description: personal(z.string()),
    visibility: z.enum(VISIBILITIES),
    /** Who was asked to approve it; null: the administrators. */
    approverId: personId.nullable(),
  },
});

/** The recognition counts: its recipient is credited the points. */
export const RecognitionApproved = event('RecognitionApproved', 1, {
  category,
  about,
  description: 'A recognition was approved; its recipient is credited the points.',
  data: { ...ofRecognition, approvedBy: personId, title: personal(z.string()) },
});

/** The nomination came to nothing. */
export const RecognitionDeclined = event('RecognitionDeclined', 1, {
  category,
  about,
  description: 'A nomination was declined, and why.',
  data: { ...ofRecognition, declinedBy: personId, reason: personal(z.string()) },
});

/** The recipient reports to somebody else now, who is asked instead. */
export const RecognitionHandedOver = event('RecognitionHandedOver', 1, {
  category,
  about,
  description:
    'A nomination went to another person for approval, because its recipient reports to another manager.',
  data: {
    ...ofRecognition,
    /** Who is asked now; null: the administrators. */
    approverId: personId.nullable(),
    title: personal(z.string()),
  },
});

/** The approver was reminded, once, of a nomination that waits. */
export const RecognitionReminderSent = event('RecognitionReminderSent', 1, {
  category,
  description: 'The approver was reminded of a nomination that waits for them.',
  data: { ...ofRecognition, approverId: personId },
});

export const recognitionEvents = [
  RecognitionNominated,
  RecognitionHandedOver,
  RecognitionApproved,
  RecognitionDeclined,
  RecognitionReminderSent,
] as const;
export type RecognitionEvent = EventOf<(typeof recognitionEvents)[number]>;
export type NewRecognitionEvent = NewEventOf<(typeof recognitionEvents)[number]>;
