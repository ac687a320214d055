import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const SERVER_SOURCES = ['contracts/src', 'event-store/src', 'projections/src', 'backend/src'];
const FRONT_END_SOURCES = ['contracts/src', 'frontend/src', 'frontend/public'];
const FILES = [
  'package-lock.json',
  'frontend/index.html',
  'frontend/vite.config.ts',
  'scripts/setup/build.mjs',
];
const SERVER_STAMP = join(ROOT, 'backend', 'dist', '.built-from');
const FRONT_END_STAMP = join(ROOT, 'frontend', 'dist', '.built-from');

/** Builds the server and the front end unless they were built from exactly these sources. */
export async function ensureBuilt() {
  await ensureServerBuilt();
  const wanted = hashOf(FRONT_END_SOURCES);
  if (isFrom(FRONT_END_STAMP, wanted)) return;
  console.error('Building the front end…');
  await buildFrontEnd();
  writeFileSync(FRONT_END_STAMP, wanted);
}

/** Builds the server alone, which is all that the command line needs. What it says goes to standard error: answers go to the other. */
export async function ensureServerBuilt() {
  const wanted = hashOf(SERVER_SOURCES);
  if (isFrom(SERVER_STAMP, wanted)) return;
  console.error('Building the server…');
  await buildServer();
  writeFileSync(SERVER_STAMP, wanted);
}

function isFrom(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
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

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const folder of sources) {
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
