import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';

const PROCESSES = 4;
const CALLERS_EACH = 4;
const APPENDS_PER_CALLER = 500;

/** Follows 16 writers in 4 processes by position, as projections do. @returns how many events were written, and not seen */
export async function countMissed(url: string): Promise<{ written: number; missed: number }> {
  const store = new PostgresEventStore(url);
  try {
    const start = await store.head();
    let writing = true;
    const writers = startWriters(url).finally(() => {
      writing = false;
    });
    const seen = new Set<string>();
    for (let after = start, lastPass = false; !lastPass;) {
      lastPass = !writing; // one more pass after the last writer ended
      for (let atEnd = false; !atEnd;) {
        const page = await store.readAll({ after, limit: 500 });
        for (const { id } of page.events) seen.add(id);
        ({ next: after, atEnd } = page);
      }
    }
    const written = await writers;
    return { written, missed: written - seen.size };
  } finally {
    await store.close();
  }
}

async function startWriters(url: string): Promise<number> {
  const script = fileURLToPath(new URL('./append-writer.ts', import.meta.url));
  const parameters = ['--import', 'tsx', script, url, String(CALLERS_EACH), String(APPENDS_PER_CALLER)];
  const runs = Array.from({ length: PROCESSES }, () => promisify(execFile)(process.execPath, parameters));
  const counts = (await Promise.all(runs)).map(({ stdout }) => Number(stdout));
  return counts.reduce((sum, count) => sum + count, 0);
}
