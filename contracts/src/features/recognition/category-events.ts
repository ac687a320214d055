import { z } from 'zod';
import { event, type EventOf } from '../../kernel/event';
import { recognitionCategoryId } from './ids';
import { COLOR_NAMES, ICON_NAMES } from './constants';

const category = 'recognitionCategory';
const described = {
  categoryId: recognitionCategoryId,
  name: z.string(),
  description: z.string(),
  iconName: z.enum(ICON_NAMES),
  color: z.enum(COLOR_NAMES),
  /** What a recognition of this category is worth from now on. */
  pointValue: z.number().int(),
};

export const RecognitionCategoryDefined = event('RecognitionCategoryDefined', 1, {
  category,
  description: 'A category of recognition was defined.',
  data: described,
});

export const RecognitionCategoryRevised = event('RecognitionCategoryRevised', 1, {
  category,
  description: 'A category of recognition was edited; what was awarded before keeps its points.',
  data: described,
});

export const RecognitionCategoryRetired = event('RecognitionCategoryRetired', 1, {
  category,
  description: 'A category of recognition is not used for new nominations any more.',
  data: { categoryId: recognitionCategoryId },
});

export const recognitionCategoryEvents = [
  RecognitionCategoryDefined,
  RecognitionCategoryRevised,
  RecognitionCategoryRetired,
] as const;
export type RecognitionCategoryEvent = EventOf<(typeof recognitionCategoryEvents)[number]>;
