import { z } from 'zod';
import { enteredNumber } from '../../kernel/entered-number';
import {
  COLOR_NAMES,
  DEFAULT_COLOR,
  DEFAULT_ICON,
  DEFAULT_VISIBILITY,
  ICON_NAMES,
  POINT_VALUE,
  VISIBILITIES,
} from './constants';
import { msg, t } from '../../kernel/text';

/** The form behind "Nominate Someone" and the body of `POST /api/recognitions`, with the specification's messages. */
export const nominate = z.strictObject({
  recipientId: z.uuid(msg('Please select a recipient')).brand<'PersonId'>(),
  categoryId: z.uuid(msg('Please select a category')).brand<'RecognitionCategoryId'>(),
  title: z
    .string(msg('Title is required'))
    .trim()
    .min(1, msg('Title is required'))
    .max(120, msg('Title cannot exceed 120 characters')),
  description: z
    .string(msg('Description must be at least 10 characters'))
    .trim()
    .min(10, msg('Description must be at least 10 characters'))
    .max(2_000, msg('Description cannot exceed 2,000 characters')),
  visibility: z.enum(VISIBILITIES, msg('Please choose who sees it')).default(DEFAULT_VISIBILITY),
});
export type Nominate = z.infer<typeof nominate>;

export const declineReason = z
  .string(msg('Please write why'))
  .trim()
  .min(1, msg('Please write why'))
  .max(500, msg('Please stay below 500 characters'));

/** The body of `PATCH /api/recognitions/:recognitionId`: approve it, or decline it with a reason. */
export const decideRecognition = z
  .strictObject({
    status: z.enum(['approved', 'declined'], msg('Say what becomes of it: approved or declined')),
    reason: declineReason.optional(),
  })
  .refine(({ status, reason }) => (status === 'declined') === (reason !== undefined), {
    path: ['reason'],
    error: msg('Please write why'),
  });

export const catalogueName = z
  .string(msg('Please give it a name'))
  .trim()
  .min(1, msg('Please give it a name'))
  .max(80, msg('A name cannot exceed 80 characters'));
export const catalogueDescription = z
  .string(msg('Please describe it'))
  .trim()
  .min(1, msg('Please describe it'))
  .max(500, msg('Please stay below 500 characters'));
export const iconName = z.enum(ICON_NAMES, msg('Please choose an icon'));
export const colorName = z.enum(COLOR_NAMES, msg('Please choose a colour'));

/** Points somebody types in, as a whole number. */
export const wholePoints = (minimum: number, maximum: number) =>
  enteredNumber(
    z
      .int(msg('Points are whole'))
      .min(minimum, { error: () => t('At least {minimum}', { minimum: String(minimum) }) })
      .max(maximum, { error: () => t('At most {maximum}', { maximum }) }),
    msg('Please give a number of points'),
  );

/** A category as an administrator defines or revises it: always all of it. */
export const describeCategory = z.strictObject({
  name: catalogueName,
  description: catalogueDescription,
  iconName: iconName.default(DEFAULT_ICON),
  color: colorName.default(DEFAULT_COLOR),
  pointValue: wholePoints(POINT_VALUE.minimum, POINT_VALUE.maximum).default(POINT_VALUE.default),
});
export type DescribeCategory = z.infer<typeof describeCategory>;
