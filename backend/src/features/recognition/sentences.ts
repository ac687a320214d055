import { t } from '@annals/contracts/kernel/text';
import type { RecognitionCategoryEvent } from '@annals/contracts/features/recognition/category-events';
import { sentences } from '../../platform/commands/sentences';

export const recognitionSentences = sentences<RecognitionCategoryEvent>({
  RecognitionCategoryDefined: ({ data }) => t('defined the category “{name}”.', { name: data.name }),
  RecognitionCategoryRevised: ({ data }) => t('revised the category “{name}”.', { name: data.name }),
  RecognitionCategoryRetired: () => t('retired the category.'),
});
