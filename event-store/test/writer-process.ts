import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A process that appends; see `append-writer.ts`. */
export interface WriterProcess {
  /** The ids it was told are stored, so far. */
  readonly told: readonly string[];
  readonly process: ChildProcess;
  /** Resolves once it was told of that many. */
  hasTold(count: number): Promise<void>;
  /** Resolves when it ended and all it printed was read. Gives its exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
}

export function startWriter(options: {
  url: string;
  callers: number;
  appends: number;
  seed: string;
}): WriterProcess {
  const script = fileURLToPath(new URL('./append-writer.ts', import.meta.url));
  const parameters = [options.url, options.callers, options.appends, options.seed].map(String);
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told: string[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (id) => {
    told.push(id);
    for (const { count, done } of waiting) if (told.length >= count) done();
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  const hasTold = (count: number): Promise<void> =>
    new Promise((done, fail) => {
      if (told.length >= count) return done();
      waiting.push({ count, done });
      void ended.then(() => fail(new Error(`The writer ended after ${told.length} of ${count} events`)));
    });
  return { told, process: child, hasTold, ended };
}
