import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Program {
  readonly path: string;
  /** Where its libraries are, when they are not where the system looks. */
  readonly libraries?: string;
}

/** Beside the packages of Node, so that it is fetched once. */
const FETCHED = resolve(import.meta.dirname, '../../.cache/redis');

/**
 * The Redis on the PATH, else Debian's: installed when the tests are run by root, else fetched into a folder of the project and run from there.
 * @throws Error when there is none and none can be had
 */
export function redisProgram(): Program {
  const path = onPath() ?? installed();
  if (path !== undefined) return { path };
  try {
    return fetched() ?? fetch();
  } catch (error) {
    const why = 'Some tests need a Redis, and none could be had (Debian: apt-get install redis-server).';
    throw new Error(why, { cause: error });
  }
}

function onPath(): string | undefined {
  try {
    return execFileSync('/bin/sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  // Without the service: the tests start their own.
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return onPath();
}

function fetched(): Program | undefined {
  const path = join(FETCHED, 'usr/bin/redis-server');
  if (!existsSync(path)) return undefined;
  const folders = readdirSync(join(FETCHED, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'));
  return { path, libraries: folders.map((name) => join(FETCHED, 'usr/lib', name)).join(':') };
}

/** What an ordinary user can do of an installation: the packages this machine lacks, with lists and files of one's own. */
function fetch(): Program {
  const work = `${FETCHED}.${String(process.pid)}`;
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
    apt('install', '-y', '-qq', '--no-install-recommends', '--download-only', 'redis-server');
    const archives = join(cache, 'archives');
    for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
      execFileSync('dpkg-deb', ['-x', join(archives, file), unpacked]);
    // At once, so that two who fetch it side by side do not see half of it.
    if (!existsSync(FETCHED)) renameSync(unpacked, FETCHED);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const program = fetched();
  if (program === undefined) throw new Error('The packages hold no redis-server.');
  return program;
}
