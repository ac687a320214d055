// `node scripts/release-notes.mjs vX.Y.Z`: prints what CHANGELOG.md says of a version. Fails when it says nothing, or when package.json names another version.
import { readFileSync } from 'node:fs';

const [, , tag] = process.argv;
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
if (tag !== `v${version}`)
  refuse(`The tag is ${tag ?? 'missing'}, and package.json has the version ${version}.`);
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const section = sections.find((one) => one.startsWith(`[${version}] - `)) ?? '';
const text = section.slice(section.indexOf('\n')).trim();
if (section === '' || text === '')
  refuse(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with something in it.`);
process.stdout.write(`${text}\n`);

function refuse(why) {
  console.error(why);
  process.exit(1);
}
