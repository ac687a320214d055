import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

test('the lock file has the optional packages of every platform, so that `npm ci` takes it on any machine', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

test.each(['contracts', 'event-store', 'projections', 'backend', 'demo'])(
  'the built server finds every package that %s imports: at the root, and not only for development',
  (room) => {
    const names = Object.keys(packages[room]?.dependencies ?? {});
    const elsewhere = names.filter((name) => packages[`${room}/node_modules/${name}`]);
    const forDevelopment = names.filter((name) => packages[`node_modules/${name}`]?.dev);
    expect({ elsewhere, forDevelopment }).toEqual({ elsewhere: [], forDevelopment: [] });
  },
);

/** Whether a package is in the lock file where Node.js would look for it. */
function isLocked(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
