import type { RecognitionCategoryEvent } from '@annals/contracts/features/recognition/category-events';
import { sentences } from '../../platform/commands/sentences';

export const recognitionSentences = sentences<RecognitionCategoryEvent>({
  RecognitionCategoryDefined: ({ data }) => `defined the category “${data.name}”.`,
  RecognitionCategoryRevised: ({ data }) => `revised the category “${data.name}”.`,
  RecognitionCategoryRetired: () => 'retired the category.',
});
