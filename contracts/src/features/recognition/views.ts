import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { recognitionCategoryId, recognitionId } from './ids';
import { colleague } from '../people/views';
import { COLOR_NAMES, ICON_NAMES, RECOGNITION_STATUSES, VISIBILITIES } from './constants';

/** A row of the specification's `recognition_categories`. */
export const recognitionCategoryRow = z.object({
  id: recognitionCategoryId,
  name: z.string(),
  description: z.string(),
  iconName: z.enum(ICON_NAMES),
  color: z.enum(COLOR_NAMES),
  pointValue: z.int(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type RecognitionCategoryRow = z.infer<typeof recognitionCategoryRow>;

/** A row of the specification's `recognitions`, with what became of the nomination. */
export const recognitionRow = z.object({
  id: recognitionId,
  recipientId: personId,
  nominatorId: personId,
  categoryId: recognitionCategoryId,
  title: z.string(),
  description: z.string(),
  pointsAwarded: z.int(),
  visibility: z.enum(VISIBILITIES),
  isApproved: z.boolean(),
  approvedBy: personId.nullable(),
  approvedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  status: z.enum(RECOGNITION_STATUSES),
  /** Who was asked to approve it; null: the administrators. */
  approverId: personId.nullable(),
  declinedBy: personId.nullable(),
  declinedReason: z.string().nullable(),
  /** When the approver was reminded of it. */
  remindedAt: z.iso.datetime().nullable(),
});
export type RecognitionRow = z.infer<typeof recognitionRow>;

/** A recognition as the screens show it, with the people and the category in it. */
export const recognitionView = recognitionRow.extend({
  category: recognitionCategoryRow.pick({ id: true, name: true, iconName: true, color: true }),
  nominator: colleague,
  recipient: colleague,
});
export type RecognitionView = z.infer<typeof recognitionView>;
