import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { DemoLog } from './demo-log';

const rebuilt = z.object({ seconds: z.number(), events: z.number(), peakMegabytes: z.number() });

/** Rebuilds the meetings in a process of its own, so that its memory can be told. */
export async function rebuildOnce({ url, masterKey }: DemoLog): Promise<z.infer<typeof rebuilt>> {
  const script = new URL('rebuild-once.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, url, masterKey]);
  return rebuilt.parse(JSON.parse(stdout));
}
