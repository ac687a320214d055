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

/** Which folders style a class: `features/<feature>`, or what features rest on. */
function ownersOfClasses(): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const file of FILES) {
    const owner = folderOf(file);
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
  return owners;
}

function folderOf(file: string): string {
  return /^frontend\/src\/(features\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file;
}

test('a class has styles of its own in one feature alone', () => {
  const shared = [...ownersOfClasses()].flatMap(([name, folders]) => {
    const features = [...folders].filter((folder) => folder.startsWith('features/'));
    return features.length > 1 && features.length === folders.size ? [`${name}: ${features.join(', ')}`] : [];
  });
  expect(shared).toEqual([]);
});

test('a feature uses no class that another feature alone has styles for', () => {
  const owners = ownersOfClasses();
  const components = readdirSync('frontend/src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `frontend/src/features/${file}`);
  const borrowed = components.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className="([^"]+)"|className=\{[^}]*?'([^']+)'/g)]
      .flatMap(([, alone, chosen]) => (alone ?? chosen ?? '').split(' '))
      .filter((name) => {
        const folders = [...(owners.get(name) ?? [])];
        return (
          folders.length > 0 &&
          folders.every((folder) => folder.startsWith('features/') && folder !== folderOf(file))
        );
      })
      .map((name) => `${file}: ${name}`),
  );
  expect(borrowed).toEqual([]);
});
