import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run } from './run.mjs';

const SERVER_SOURCES = ['contracts/src', 'event-store/src', 'projections/src', 'backend/src'];
const DEMO_SOURCES = [...SERVER_SOURCES, 'demo/src'];
const FRONT_END_SOURCES = ['contracts/src', 'frontend/src', 'frontend/public'];
const FILES = [
  'package-lock.json',
  'frontend/index.html',
  'frontend/blueprint-styles.ts',
  'frontend/first-load.ts',
  'frontend/left-out.ts',
  'frontend/vite.config.ts',
  'frontend/verifier.ts',
  'tools/annals-verify.html',
  'tools/annals-verify.mjs',
  'scripts/setup/build.mjs',
];
const SERVER_STAMP = join(ROOT, 'backend', 'dist', '.built-from');
const DEMO_STAMP = join(ROOT, 'demo', 'dist', '.built-from');
const FRONT_END_STAMP = join(ROOT, 'frontend', 'dist', '.built-from');

/** The server alone: what is installed for real. */
export const SERVER_PROGRAM = 'backend/dist/main.js';

/** The same with the demo company, for those who look around. */
export const DEMO_PROGRAM = 'demo/dist/main.js';

/** What `npm start` runs. Nothing of the demo company is loaded where it is not wanted. */
export function programToStart({ NODE_ENV, ANNALS_DEMO } = process.env) {
  return NODE_ENV === 'production' || ANNALS_DEMO === 'false' ? SERVER_PROGRAM : DEMO_PROGRAM;
}

/** Builds the server, alone and with the demo company, and the front end, unless they were built from exactly these sources. */
export async function ensureBuilt() {
  await ensureServerBuilt();
  await ensureDemoBuilt();
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
  await bundle('backend/src/main.ts', SERVER_PROGRAM);
  writeFileSync(SERVER_STAMP, wanted);
}

/** Builds the server with the demo company in it. */
export async function ensureDemoBuilt() {
  const wanted = hashOf(DEMO_SOURCES);
  if (isFrom(DEMO_STAMP, wanted)) return;
  console.error('Building the demo company…');
  await bundle('demo/src/main.ts', DEMO_PROGRAM);
  writeFileSync(DEMO_STAMP, wanted);
}

function isFrom(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** One file for the server; packages from npm stay outside it. @param root another checkout than this one, such as one that a test has changed */
export async function bundle(from, to, root = ROOT) {
  const { build } = await import('esbuild');
  mkdirSync(join(root, dirname(to)), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: [from],
    outfile: to,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [
      {
        name: 'packages-outside-workspaces-inside',
        setup: (building) => {
          building.onResolve({ filter: /^[^./]/ }, ({ path }) =>
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
  await compressAhead(join(ROOT, 'frontend', 'dist', 'assets'));
}

/** Beside each file that shrinks, its brotli and gzip form: the server sends them as they are, packed better than there is time for at a request. */
async function compressAhead(directory) {
  const { brotliCompress, constants, gzip } = await import('node:zlib');
  const { promisify } = await import('node:util');
  const files = readdirSync(directory).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(directory, name);
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
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
