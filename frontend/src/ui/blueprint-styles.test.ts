import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUsed, USED_PARTS } from '../../blueprint-styles';

/** What is imported of Blueprint that has no styles. */
const WITHOUT_STYLES = ['ButtonProps'];

test('every part of Blueprint that a file uses has its styles', () => {
  const sources = readdirSync('frontend/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join('frontend/src', file), 'utf8'));
  const used = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@blueprintjs\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace('type ', '').trim()),
    ),
  );
  const parts = [...new Set(used)].filter((name) => name !== '' && !WITHOUT_STYLES.includes(name));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.sort()).toEqual(Object.keys(USED_PARTS).sort());
});

test('a selector is kept when all it names is used', () => {
  expect(isUsed('.bp6-button.bp6-intent-primary:hover')).toBe(true);
  expect(isUsed('.bp6-dark .bp6-overlay-backdrop')).toBe(true);
  expect(isUsed('a:hover')).toBe(true);
  expect(isUsed('.bp6-tag-input .bp6-button')).toBe(false);
  expect(isUsed('.bp6-tabs')).toBe(true);
  expect(isUsed('.bp6-table')).toBe(false);
  expect(isUsed('.bp6-button-group')).toBe(false);
});
