/** One night of ALEX in a process of its own, so that its memory can be told: prints how long it took and what it came to. */
import { judge } from '@annals/backend/features/insights/engine';
import { pagesOf, SHARES } from '@annals/backend/features/insights/jobs';
import { dispatcher } from '@annals/backend/platform/commands/dispatch';
import { batchDispatcher } from '@annals/backend/platform/commands/dispatch-many';
import { openLog } from '@annals/backend/storage';
import { openReadModels } from '@annals/projections/engine/connections';

/** As many shares as the queue works on at once. */
const AT_ONCE = 4;

const [url = '', masterKey = '', at = ''] = process.argv.slice(2);
const now = new Date(at);
const log = openLog(url, masterKey);
const readModels = openReadModels(url, 10);
const dispatch = dispatcher(log, () => now);
const services = {
  readModels,
  dispatchMany: batchDispatcher(log, () => now, dispatch),
  clock: () => now,
  zones: { organization: 'UTC' },
};
const start = performance.now();
let [changes, people] = [0, 0];
/** Resident megabytes after each quarter of the shares: flat memory does not grow with what was done. */
const quarters: number[] = [];
let done = 0;
const shares = Array.from({ length: SHARES }, (_, number) => ({ number, of: SHARES }));
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let share = shares.shift(); share; share = shares.shift()) {
      for await (const page of pagesOf(services, share)) {
        changes += await judge(services, page);
        people += page.length;
      }
      done += 1;
      if (done % (SHARES / 4) === 0) quarters.push(Math.round(process.memoryUsage().rss / 2 ** 20));
    }
  }),
);
const seconds = (performance.now() - start) / 1_000;
const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
process.stdout.write(JSON.stringify({ seconds, changes, people, peak, quarters }));
await Promise.all([log.close(), readModels.destroy()]);
