// `npm run bench`: every benchmark, or those named: append, rebuild, rebuild-all, requests, explorer, insights, seal, imports, scim, sign-in-timing, long-stream. Prints the hardware, figures and ratios; fails on a missed target.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

const ALL = [
  'append',
  'rebuild',
  'rebuild-all',
  'requests',
  'explorer',
  'insights',
  'seal',
  'imports',
  'scim',
  'sign-in-timing',
  'long-stream',
];

requireNode();
await ensureInstalled();
await ensureBuilt();
const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ALL;
const unknown = chosen.filter((name) => !ALL.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${ALL.join(', ')}.`);
  process.exit(2);
}
let missed = 0;
for (const name of chosen) {
  console.log(`\n— ${name}`);
  missed += (await run('npx', ['tsx', `bench/${name}.ts`])) === 0 ? 0 : 1;
}
process.exit(missed === 0 ? 0 : 1);
