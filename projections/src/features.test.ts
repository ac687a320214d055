import { FEATURES } from '@annals/contracts/features';
import type { Feature } from '@annals/contracts/kernel/feature';
import { expect, test } from 'vitest';
import { projections } from './features';

test('every read model that a feature declares has one projection', () => {
  const declared = Object.values<Feature>(FEATURES).flatMap(({ readModels = [] }) => readModels);
  expect(projections.map(({ name }) => name).sort()).toEqual([...declared].sort());
});
