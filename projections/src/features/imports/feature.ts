import { importsFeature } from '@annals/contracts/features/imports/feature';
import { projectionFeature } from '../../engine/feature';
import { imports } from './imports-fold';

export const importsReadSide = projectionFeature(importsFeature, {
  projections: [imports],
  asOf: { import: [imports] },
});
