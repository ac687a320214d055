/** One rebuild in a process of its own, so that its memory can be told: prints seconds, events and the peak of resident memory. */
import { acquire } from '@annals/projections/engine/lease';
import { openPool } from '@annals/projections/engine/connections';
import { rebuild } from '@annals/projections/engine/rebuild';
import { meetings } from '@annals/projections/features/meetings/meetings-fold';
import { openLog } from '@annals/backend/storage';

const [url = '', masterKey = ''] = process.argv.slice(2);
const log = openLog(url, masterKey);
const pool = openPool(url, 4);
await pool.query(`UPDATE annals_read.projections SET lease_until = '-infinity' WHERE name = 'meetings'`);
const lease = await acquire(pool, 'bench', meetings);
if (!lease) throw new Error('The lease of meetings is taken');
const start = performance.now();
const outcome = await rebuild(pool, log, meetings, lease, new AbortController().signal);
const seconds = (performance.now() - start) / 1_000;
if (outcome.kind !== 'switched') throw new Error(`The rebuild ended as ${outcome.kind}`);
const peakMegabytes = process.resourceUsage().maxRSS / 1_024;
process.stdout.write(JSON.stringify({ seconds, events: Number(outcome.position), peakMegabytes }));
await log.close();
await pool.end();
