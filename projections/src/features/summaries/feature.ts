import { summariesFeature } from '@annals/contracts/features/summaries/feature';
import { projectionFeature } from '../../engine/feature';
import { personMonths } from './person-months-fold';
import { personSummaries } from './person-summaries-fold';

export const summariesReadSide = projectionFeature(summariesFeature, {
  projections: [personSummaries, personMonths],
});
