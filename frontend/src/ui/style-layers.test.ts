import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { inLayers, layerOf } from '../../style-layers';

const FILES = readdirSync('frontend/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `frontend/src/${file}`);

test('the styles of each folder are in its layer, and the order of the layers is said first', async () => {
  const css = '.record { color: red; }\n@layer blueprint { .bp6-tag { color: red; } }';
  const { css: layered } = await postcss([inLayers]).process(css, {
    from: '/annals/frontend/src/features/team/team.css',
  });
  expect(layered.replaceAll(/\s+/g, ' ')).toMatch(
    /^@layer blueprint, base, kit, app, screens; ?@layer blueprint \{.*\} ?@layer screens \{ ?\.record \{ color: red; \} ?\}$/,
  );
  expect(layerOf('/annals/frontend/src/ui/card.css')).toBe('kit');
  expect(layerOf('/annals/node_modules/somebody/else.css')).toBeUndefined();
});

test('a class has styles of its own in one feature alone', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of FILES) {
    const owner = /^frontend\/src\/(features\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file;
    postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selectors }) => {
      for (const selector of selectors) {
        // What the rule is about comes last; what stands before it says where.
        const subject = selector.split(/[\s>+~]+/).at(-1) ?? '';
        for (const [, name = ''] of subject.matchAll(/\.([\w-]+)/g))
          owners.set(name, (owners.get(name) ?? new Set()).add(owner));
      }
    });
  }
  expect(owners.size).toBeGreaterThan(500);
  const shared = [...owners].flatMap(([name, folders]) => {
    const features = [...folders].filter((folder) => folder.startsWith('features/'));
    return features.length > 1 && features.length === folders.size ? [`${name}: ${features.join(', ')}`] : [];
  });
  expect(shared).toEqual([]);
});
