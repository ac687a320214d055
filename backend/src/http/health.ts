import type Router from '@koa/router';
import { projectionStatuses } from '@annals/projections/kernel/status';
import type { Services } from '../services';

/** A read model this many events behind counts as not ready. */
const LARGEST_LAG = 5_000n;

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve people; what stands in the way is named, without details for strangers.
 * A stopped projection is told but stands in nobody's way: everything else is served, and taking every process out would stop that too.
 */
export function mountHealth(router: Router, { log, pool }: Services): void {
  router.get('/health/live', (context) => {
    context.body = { status: 'live' };
  });
  router.get('/health/ready', async (context) => {
    const checks = await lookAround(log, pool);
    const ready = checks.database === 'ok' && checks.projections !== 'catching up';
    context.status = ready ? 200 : 503;
    context.set('Cache-Control', 'no-store');
    context.body = { status: ready ? 'ready' : 'not ready', checks };
  });
}

interface Checks {
  readonly database: 'ok' | 'unreachable';
  readonly projections: 'ok' | 'stopped' | 'catching up' | 'unknown';
}

async function lookAround(log: Services['log'], pool: Services['pool']): Promise<Checks> {
  try {
    const statuses = await projectionStatuses(pool, log);
    const stopped = statuses.some(({ status }) => status === 'stopped');
    const behind = statuses.some(({ lag }) => BigInt(lag) > LARGEST_LAG);
    return { database: 'ok', projections: stopped ? 'stopped' : behind ? 'catching up' : 'ok' };
  } catch {
    return { database: 'unreachable', projections: 'unknown' };
  }
}
