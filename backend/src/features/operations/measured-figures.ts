import type { MeasuredFigures, ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { projectionStatuses } from '@annals/projections/engine/status';
import type { Services } from '../../platform/services/services';

const EVERY_MS = 10_000;
/** An hour. */
const MOST_SAMPLES = 360;

type Sample = MeasuredFigures['samples'][number];

/** The last hour of the projections, in memory. */
export class FiguresHistory {
  readonly everySeconds = EVERY_MS / 1_000;
  private readonly kept: Sample[] = [];
  private before: { readonly at: number; readonly folded: bigint } | undefined;

  get samples(): readonly Sample[] {
    return this.kept;
  }

  /** Adds what the projections are like at a moment, in milliseconds of a clock that does not jump. */
  add(projections: readonly ProjectionStatus[], at: number, now: Date): void {
    const folded = projections.reduce(
      (sum, { position, rebuild }) => sum + BigInt(position) + BigInt(rebuild?.position ?? '0'),
      0n,
    );
    const { before } = this;
    this.before = { at, folded };
    this.kept.push({
      at: now.toISOString(),
      lag: Math.max(0, ...projections.map(({ lag }) => Number(lag))),
      lagSeconds: Math.max(0, ...projections.map(({ lagSeconds }) => lagSeconds)),
      // After a rebuild a position is smaller than before: nothing can be told of that moment.
      perSecond:
        before === undefined || folded < before.folded
          ? null
          : Number(folded - before.folded) / ((at - before.at) / 1_000),
    });
    if (this.kept.length > MOST_SAMPLES) this.kept.shift();
  }
}

/**
 * Measures the projections for as long as this process runs. That says how things went lately; what has to be kept is in Prometheus.
 * @returns what was measured so far, now and whenever it is looked at
 */
export function measureFigures({
  pool,
  log,
  logger,
}: Pick<Services, 'pool' | 'log' | 'logger'>): FiguresHistory {
  const history = new FiguresHistory();
  const later = () => void setTimeout(() => void look(), EVERY_MS).unref();
  const look = async () => {
    // The process stops.
    if (pool.ending) return;
    try {
      history.add(await projectionStatuses(pool, log), performance.now(), new Date());
    } catch (error) {
      logger.debug({ err: error }, 'figures not measured');
    }
    later();
  };
  later();
  return history;
}
