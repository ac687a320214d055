import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SHARED = 'frontend/src/ui';

test('no screen copies the shared styles: a copy that is loaded later would win over the screens before it', () => {
  const files = readdirSync('frontend/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('frontend/src', file));
  expect(files.length).toBeGreaterThan(20);
  const copying = files.filter((file) => {
    const imported = [...readFileSync(file, 'utf8').matchAll(/@import\s+'(\.[^']+)'/g)];
    return imported.some(([, path = '']) => path.includes('design/') || file.startsWith(SHARED));
  });
  expect(copying).toEqual([]);
});
