import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Program {
  readonly path: string;
  /** Where its libraries are, when they are not where the system looks. */
  readonly libraries?: string;
}

/** Beside the packages of Node, so that it is fetched once. */
const FETCHED = resolve(import.meta.dirname, '../../.cache');
const INSTALL = resolve(import.meta.dirname, '../../scripts/setup/install-package.sh');
/** Also where an ordinary user's PATH has no servers. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/**
 * A server on the PATH, else Debian's: installed when the tests are run by root, else fetched into a folder of the project and run from there.
 * @param name of the program, and of the package that has it
 * @throws Error when there is none and none can be had
 */
export function debianProgram(name: 'redis-server' | 'pgbouncer'): Program {
  try {
    const path = onPath(name) ?? installed(name);
    return path === undefined ? (fetched(name) ?? fetch(name)) : { path };
  } catch (error) {
    const why = `Some tests need ${name}, and none could be had (Debian: apt-get install ${name}).`;
    throw new Error(why, { cause: error });
  }
}

/** What to start it with. */
export function environmentOf({ libraries }: Program): NodeJS.ProcessEnv {
  return { ...process.env, ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) };
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync('/bin/sh', ['-c', `command -v ${name}`], {
      encoding: 'utf8',
      env: { ...process.env, PATH },
    }).trim();
  } catch {
    return undefined;
  }
}

function installed(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  execFileSync('/bin/sh', [INSTALL, name, '--no-install-recommends'], { stdio: 'ignore' });
  return onPath(name);
}

function fetched(name: string): Program | undefined {
  const folder = join(FETCHED, name);
  const path = ['bin', 'sbin'].map((bin) => join(folder, 'usr', bin, name)).find(existsSync);
  if (path === undefined) return undefined;
  const folders = readdirSync(join(folder, 'usr/lib')).filter((entry) => entry.endsWith('-linux-gnu'));
  return { path, libraries: folders.map((entry) => join(folder, 'usr/lib', entry)).join(':') };
}

/** What an ordinary user can do of an installation: the packages this machine lacks, with lists and files of one's own. */
function fetch(name: string): Program {
  const work = join(FETCHED, `${name}.${String(process.pid)}`);
  const [lists, cache, unpacked] = ['lists', 'cache', 'unpacked'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ];
  try {
    for (const folder of [join(lists, 'partial'), join(cache, 'archives/partial'), unpacked])
      mkdirSync(folder, { recursive: true });
    const places = [`Dir::State::lists=${lists}`, `Dir::Cache=${cache}`, `Dir::Log=${work}`];
    const own = [...places, 'Debug::NoLocking=1'].flatMap((option) => ['-o', option]);
    const apt = (...words: string[]) => execFileSync('apt-get', [...own, ...words], { stdio: 'ignore' });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', '--download-only', name);
    const archives = join(cache, 'archives');
    for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
      execFileSync('dpkg-deb', ['-x', join(archives, file), unpacked]);
    // At once, so that two who fetch it side by side do not see half of it.
    if (!existsSync(join(FETCHED, name))) renameSync(unpacked, join(FETCHED, name));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const program = fetched(name);
  if (program === undefined) throw new Error(`The packages hold no ${name}.`);
  return program;
}
