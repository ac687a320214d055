import { z } from 'zod';

export const recognitionId = z.uuid().brand<'RecognitionId'>();
export type RecognitionId = z.infer<typeof recognitionId>;

export const recognitionCategoryId = z.uuid().brand<'RecognitionCategoryId'>();
export type RecognitionCategoryId = z.infer<typeof recognitionCategoryId>;
