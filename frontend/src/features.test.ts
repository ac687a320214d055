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

test('no two screens of the sidebar have the same key, and G leads on', () => {
  const keys = screens.flatMap(({ sidebar }) => (sidebar ? [sidebar.key] : []));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]$/);
});
