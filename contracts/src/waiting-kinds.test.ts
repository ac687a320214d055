import { expect, test } from 'vitest';
import { FEATURES } from './features';
import type { Feature } from './kernel/feature';

const features = Object.values<Feature>(FEATURES);
const addresses = features.flatMap((one) => Object.keys(one.addresses ?? {}));

test('what waits is dealt with on a screen, and counted from what its feature declares', () => {
  const kinds = features.flatMap(({ waiting = {}, tags = [], readModels = [] }) =>
    Object.entries(waiting).map(([name, kind]) => ({ name, kind, tags, readModels })),
  );
  for (const { name, kind, tags, readModels } of kinds) {
    expect(addresses, name).toContain(kind.on);
    expect(tags, name).toContain(kind.tag);
    expect(readModels, name).toContain(kind.readModel);
  }
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});
