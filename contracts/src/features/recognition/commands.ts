import { z } from 'zod';
import {
  COLOR_NAMES,
  DEFAULT_COLOR,
  DEFAULT_ICON,
  DEFAULT_VISIBILITY,
  ICON_NAMES,
  POINT_VALUE,
  VISIBILITIES,
} from './constants';

/** The form behind "Nominate Someone" and the body of `POST /api/recognitions`, with the specification's messages. */
export const nominate = z.strictObject({
  recipientId: z.uuid('Please select a recipient').brand<'PersonId'>(),
  categoryId: z.uuid('Please select a category').brand<'RecognitionCategoryId'>(),
  title: z
    .string('Title is required')
    .trim()
    .min(1, 'Title is required')
    .max(120, 'Title cannot exceed 120 characters'),
  description: z
    .string('Description must be at least 10 characters')
    .trim()
    .min(10, 'Description must be at least 10 characters')
    .max(2_000, 'Description cannot exceed 2,000 characters'),
  visibility: z.enum(VISIBILITIES, 'Please choose who sees it').default(DEFAULT_VISIBILITY),
});
export type Nominate = z.infer<typeof nominate>;

export const declineReason = z
  .string('Please write why')
  .trim()
  .min(1, 'Please write why')
  .max(500, 'Please stay below 500 characters');

/** The body of `PATCH /api/recognitions/:recognitionId`: approve it, or decline it with a reason. */
export const decideRecognition = z
  .strictObject({
    status: z.enum(['approved', 'declined'], 'Say what becomes of it: approved or declined'),
    reason: declineReason.optional(),
  })
  .refine(({ status, reason }) => (status === 'declined') === (reason !== undefined), {
    path: ['reason'],
    error: 'Please write why',
  });

export const catalogueName = z
  .string('Please give it a name')
  .trim()
  .min(1, 'Please give it a name')
  .max(80, 'A name cannot exceed 80 characters');
export const catalogueDescription = z
  .string('Please describe it')
  .trim()
  .min(1, 'Please describe it')
  .max(500, 'Please stay below 500 characters');
export const iconName = z.enum(ICON_NAMES, 'Please choose an icon');
export const colorName = z.enum(COLOR_NAMES, 'Please choose a colour');

/** Points somebody types in, as a whole number. */
export const wholePoints = (minimum: number, maximum: number) =>
  z.coerce
    .number('Please give a number of points')
    .int('Points are whole')
    .min(minimum, `At least ${String(minimum)}`)
    .max(maximum, `At most ${maximum.toLocaleString('en-US')}`);

/** A category as an administrator defines or revises it: always all of it. */
export const describeCategory = z.strictObject({
  name: catalogueName,
  description: catalogueDescription,
  iconName: iconName.default(DEFAULT_ICON),
  color: colorName.default(DEFAULT_COLOR),
  pointValue: wholePoints(POINT_VALUE.minimum, POINT_VALUE.maximum).default(POINT_VALUE.default),
});
export type DescribeCategory = z.infer<typeof describeCategory>;
