import { msg } from '@annals/contracts/kernel/text';
import type { RecognitionCategoryId } from '@annals/contracts/features/recognition/ids';
import {
  RecognitionCategoryDefined,
  RecognitionCategoryRetired,
  RecognitionCategoryRevised,
} from '@annals/contracts/features/recognition/category-events';
import type { DescribeCategory } from '@annals/contracts/features/recognition/commands';
import { catalogue } from '../../platform/commands/catalogue';

type CategoryWords = DescribeCategory & { categoryId: RecognitionCategoryId };

/** The rules of the categories people are recognised for. */
export const recognitionCategory = catalogue<CategoryWords>('recognitionCategory', msg('This category'), {
  defined: RecognitionCategoryDefined,
  revised: RecognitionCategoryRevised,
  retired: {
    type: RecognitionCategoryRetired.type,
    of: ({ categoryId }) => RecognitionCategoryRetired.of({ categoryId }),
  },
});
