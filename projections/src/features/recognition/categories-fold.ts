import type { RecognitionCategoryEvent } from '@annals/contracts/features/recognition/category-events';
import {
  recognitionCategoryRow,
  type RecognitionCategoryRow,
} from '@annals/contracts/features/recognition/views';
import { projection } from '../../engine/projection';

/** What people can be recognised for: the specification's `recognition_categories`. */
export const recognitionCategories = projection<RecognitionCategoryRow, RecognitionCategoryEvent>({
  name: 'recognition_categories',
  version: 1,
  row: recognitionCategoryRow,
  indexes: { byName: ['name', 'id'] },
  tags: ['RecognitionCatalogues'],
  concerns: () => [],
  key: (event) => event.data.categoryId,
  evolve: {
    RecognitionCategoryDefined: (_, { data: { categoryId, ...words }, metadata }) => ({
      id: categoryId,
      ...words,
      isActive: true,
      createdAt: metadata.occurredAt,
    }),
    RecognitionCategoryRevised: (row, { data: { categoryId: _, ...words } }) => row && { ...row, ...words },
    RecognitionCategoryRetired: (row) => row && { ...row, isActive: false },
  },
});
