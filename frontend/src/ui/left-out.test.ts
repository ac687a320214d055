import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { LEFT_OUT } from '../../left-out';

const EXAMPLES = [
  '@blueprintjs/icons/lib/esm/iconLoader.js',
  '@blueprintjs/icons/lib/esm/generated/components/calendar.js',
  '@blueprintjs/icons/lib/esm/svgIconContainer.js',
  'zod/v4/core/json-schema-processors.js',
  'zod/v4/core/to-json-schema.js',
  '@annals/contracts/src/features/accounts/feature.ts',
];

test('what is left out of packages is still where it is looked for', () => {
  const packages = createRequire(import.meta.url)
    .resolve('zod/package.json')
    .replace('zod/package.json', '');
  expect(EXAMPLES).toHaveLength(LEFT_OUT.length);
  for (const [index, { file, what, instead }] of LEFT_OUT.entries()) {
    const example = EXAMPLES[index] ?? '';
    const code = readFileSync(`${packages}${example}`, 'utf8');
    expect(example).toMatch(file);
    expect(code.replace(what, instead)).not.toBe(code);
  }
});
