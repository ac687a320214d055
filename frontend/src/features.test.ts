import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '@annals/contracts/features';
import type { Feature } from '@annals/contracts/kernel/feature';
import { expect, test } from 'vitest';
import { FRONTEND_FEATURES } from './features';

const screens = FRONTEND_FEATURES.flatMap((one) => one.screens);

test('every address that a feature declares is that of one screen', () => {
  const declared = Object.values<Feature>(FEATURES).flatMap(({ addresses = {} }) => Object.keys(addresses));
  expect(screens.flatMap(({ addresses }) => addresses).sort()).toEqual(declared.sort());
});

test('every feature that says what it shows is listed', () => {
  const folder = join(import.meta.dirname, 'features');
  const declaring = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'feature.ts')));
  expect(FRONTEND_FEATURES).toHaveLength(declaring.length);
});
