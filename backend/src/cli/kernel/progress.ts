import { SingleBar } from 'cli-progress';
import type { CommonFlags } from './command';
import { count } from './print';

/** How far long work is. It ends with `stop`, however the work ended. */
export interface Progress {
  /** @param total what it has become by now, when it grows meanwhile */
  update(done: number, total?: number): void;
  stop(): void;
}

/** Where nobody watches, a line is written this often at most. */
const QUIET_LINE_MS = 10_000;

/**
 * Shows how far long work is, on standard error, so that the answer on standard output stays clean: on a terminal a bar with rate and
 * remaining time, elsewhere a line now and then, with `--json` nothing.
 * @param unit of what is counted, such as `events`
 */
export function showProgress(flags: CommonFlags, label: string, unit: string, total: number): Progress {
  if (flags.json) return { update: () => undefined, stop: () => undefined };
  return process.stderr.isTTY ? bar(label, unit, total) : lines(label, unit, total);
}

function bar(label: string, unit: string, total: number): Progress {
  const started = Date.now();
  const single = new SingleBar({
    format: `${label} {bar} {percentage} % | {value}/{total} ${unit} | {rate} ${unit}/s | {left}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: false,
    stream: process.stderr,
    formatValue: (value, _options, type) =>
      type === 'value' || type === 'total' ? count(value) : String(value),
  });
  let known = total;
  single.start(Math.max(1, total), 0, { rate: '–', left: '' });
  return {
    update: (done, newTotal = known) => {
      known = newTotal;
      single.setTotal(Math.max(1, newTotal, done));
      single.update(done, pace(started, done, newTotal));
    },
    stop: () => single.stop(),
  };
}

function lines(label: string, unit: string, total: number): Progress {
  const started = Date.now();
  let written = started;
  return {
    update: (done, newTotal = total) => {
      if (Date.now() - written < QUIET_LINE_MS) return;
      written = Date.now();
      const { rate, left } = pace(started, done, newTotal);
      process.stderr.write(
        `${label}: ${[howFar(done, newTotal, unit), `${rate}/s`, left].filter(Boolean).join(', ')}\n`,
      );
    },
    stop: () => undefined,
  };
}

/** `1,200 of 4,000 events`; of more than was estimated, as a log in another store is, only what is done: `12 MB`. */
export function howFar(done: number, total: number, unit: string): string {
  return done > total ? `${count(done)} ${unit}` : `${count(done)} of ${count(total)} ${unit}`;
}

/** How fast it goes, and how long it will take at that; nothing of the time when more is done than was estimated. */
export function pace(started: number, done: number, total: number): { rate: string; left: string } {
  const seconds = (Date.now() - started) / 1000;
  if (done === 0 || seconds <= 0) return { rate: '–', left: '' };
  const rate = done / seconds;
  const left = done > total ? '' : `${duration((total - done) / rate)} left`;
  return { rate: count(Math.round(rate)), left };
}

/** `45 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${String(whole)} s`;
  if (whole < 3_600) return `${String(Math.floor(whole / 60))} min ${String(whole % 60)} s`;
  return `${String(Math.floor(whole / 3_600))} h ${String(Math.floor((whole % 3_600) / 60))} min`;
}
