import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const SOURCES = [
  'contracts/src',
  'event-store/src',
  'projections/src',
  'backend/src',
  'frontend/src',
  'frontend/public',
];
const FILES = [
  'package-lock.json',
  'frontend/index.html',
  'frontend/vite.config.ts',
  'scripts/setup/build.mjs',
];
const STAMP = join(ROOT, 'backend', 'dist', '.built-from');

/** Builds the server and the front end unless they were built from exactly these sources. */
export async function ensureBuilt() {
  const wanted = hashOfSources();
  const built = existsSync(STAMP) && existsSync(join(ROOT, 'frontend', 'dist', 'index.html'));
  if (built && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building…');
  await buildServer();
  await buildFrontEnd();
  writeFileSync(STAMP, wanted);
}

/** One file for the server; packages from npm stay outside it. */
async function buildServer() {
  const { build } = await import('esbuild');
  mkdirSync(join(ROOT, 'backend', 'dist'), { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['backend/src/main.ts'],
    outfile: 'backend/dist/main.js',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [
      {
        name: 'packages-outside-workspaces-inside',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@annals/') ? undefined : { path, external: true },
          );
        },
      },
    ],
    logLevel: 'warning',
  });
}

async function buildFrontEnd() {
  // In a process of its own: Vite sets NODE_ENV to production for everything that follows it.
  const code = await run('npx', ['vite', 'build', 'frontend', '--logLevel', 'warn']);
  if (code !== 0) {
    console.error('The front end could not be built.');
    process.exit(code);
  }
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const directory = join(ROOT, folder);
    if (!existsSync(directory)) continue;
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(ROOT.length)).update(readFileSync(path));
    }
  }
  for (const file of FILES) if (existsSync(join(ROOT, file))) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
