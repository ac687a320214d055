import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventDefinitions } from './events';
import { FEATURES } from './features';
import type { Feature } from './kernel/feature';
import { RECORD_CATEGORIES } from './record-categories';

const features: readonly Feature[] = Object.values(FEATURES);
const named = (of: (feature: Feature) => readonly string[]) => features.flatMap(of);

test('every folder of a feature is a feature, by its own name', () => {
  const folders = readdirSync(join(import.meta.dirname, 'features'), { withFileTypes: true });
  expect(features.map(({ name }) => name).sort()).toEqual(
    folders.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  );
});

test('no two features declare the same permission, address, tag, read model, record or kind of notice', () => {
  for (const of of [
    named(({ permissions = {} }) => Object.keys(permissions)),
    named(({ addresses = {} }) => Object.keys(addresses)),
    named(({ addresses = {} }) => Object.values(addresses)),
    named(({ tags = [] }) => tags),
    named(({ readModels = [] }) => readModels),
    named(({ records = {} }) => Object.keys(records)),
    named(({ notices = {} }) => Object.keys(notices)),
  ]) {
    expect(of.length).toBeGreaterThan(20);
    expect(new Set(of).size).toBe(of.length);
  }
});

test('the records that have a name are those that there are', () => {
  expect([...RECORD_CATEGORIES].sort()).toEqual(
    [...new Set(eventDefinitions.map(({ category }) => category))].sort(),
  );
});
