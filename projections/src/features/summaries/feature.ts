import { summariesFeature } from '@annals/contracts/features/summaries/feature';
import { projectionFeature } from '../../engine/feature';
import { personMonths } from './person-months';
import { personSummaries } from './person-summaries';

export const summariesReadSide = projectionFeature(summariesFeature, {
  projections: [personSummaries, personMonths],
});
