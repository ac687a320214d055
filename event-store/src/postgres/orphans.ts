import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { EmbeddedServerFailure } from './embedded-server-failure';

/** Processes whose server has died find that out by themselves, unless they are frozen or wait for a disk. */
const MOMENT_MS = 5_000;
const POLL_MS = 100;

/**
 * The processes that a server which is no more has left on its data, as far as that is certain: they are this very program, the data is the
 * directory they work in, and none of them is the server of the others. Linux alone tells; elsewhere none is found.
 * @param data directory of the cluster
 * @param program the server's executable
 */
export function orphansOn(data: string, program: string): readonly number[] {
  if (process.platform !== 'linux') return [];
  const [directory, executable] = [realpathSync(data), realpathSync(program)];
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name, directory, executable) }))
    .filter(({ parent }) => parent !== undefined);
  const pids = new Set(found.map(({ pid }) => pid));
  const hasServer = found.some(({ parent }) => parent !== undefined && pids.has(parent));
  return hasServer ? [] : [...pids];
}

/** The parent of a process of this program that works on this data; undefined when it is another one, or has ended. */
function parentOf(pid: string, directory: string, executable: string): number | undefined {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== directory) return undefined;
    if (readlinkSync(`/proc/${pid}/exe`) !== executable) return undefined;
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // One that has ended, and waits for its parent to notice.
    if (/^State:\s+[ZX]/m.test(status)) return undefined;
    return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  } catch {
    // It ended meanwhile, or belongs to somebody else.
    return undefined;
  }
}

/**
 * Waits until what a dead server has left behind has ended, and ends what does not end on its own: a new server does not start beside it.
 * Nothing committed is lost: the new server does again what was written last, as after any crash.
 * @param tell is told a sentence when something had to be ended
 */
export async function endOrphans(
  data: string,
  program: string,
  tell: (sentence: string) => void,
  momentMs = MOMENT_MS,
): Promise<void> {
  // Those that were there at first: what comes meanwhile is a server that somebody else has just started.
  const first = new Set(orphansOn(data, program));
  const left = () => orphansOn(data, program).filter((pid) => first.has(pid));
  const areGone = async () => {
    for (const end = performance.now() + momentMs; left().length > 0; await setTimeout(POLL_MS))
      if (performance.now() > end) return false;
    return true;
  };
  if (await areGone()) return;
  const ended = left();
  for (const pid of ended) kill(pid);
  const [them, these] = ended.length === 1 ? ['a process', 'it'] : ['processes', 'they'];
  if (!(await areGone()))
    throw new EmbeddedServerFailure(
      `The embedded PostgreSQL had died and left ${them} behind that could not be ended: ${left().join(', ')}. End ${ended.length === 1 ? 'it' : 'them'}, then start Annals again.`,
    );
  tell(
    `The embedded PostgreSQL had died and left ${them} behind that did not end (${ended.join(', ')}): ${these} had to be ended, so that it can start again. Nothing that was stored is lost.`,
  );
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile; one that may not be ended is found by the next look.
  }
}
