import { languageModelFeature } from '@annals/contracts/features/language-model/feature';
import { projectionFeature } from '../../engine/feature';
import { languageModel } from './switch-fold';
import { wordings } from './wordings-fold';

export const languageModelReadSide = projectionFeature(languageModelFeature, {
  projections: [languageModel, wordings],
  asOf: { languageModel: [languageModel], wording: [wordings] },
});
