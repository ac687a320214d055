import type { EventHistogram, HistogramStep } from '@annals/contracts/features/audit/views';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The longest that each step covers: at most about 130 bars. */
const LONGEST: readonly (readonly [HistogramStep, number])[] = [
  ['hour', 4 * DAY],
  ['day', 120 * DAY],
  ['week', 900 * DAY],
  ['month', Infinity],
];

/** Whether what happened at these instants is so close together that hours tell more than days. @param instants in milliseconds, in order */
export function isInHours(instants: readonly number[]): boolean {
  return stepFor(instants) === 'hour';
}

function stepFor(instants: readonly number[]): HistogramStep {
  const span = (instants.at(-1) ?? 0) - (instants[0] ?? 0);
  return LONGEST.find(([, longest]) => span < longest)?.[0] ?? 'month';
}

/** Counts in bars without gaps. @param counted instants in milliseconds, in order, with the number of events of each */
export function histogram(
  counted: readonly { readonly at: number; readonly count: number }[],
): Pick<EventHistogram, 'step' | 'bars'> {
  const step = stepFor(counted.map(({ at }) => at));
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return { step, bars: [] };
  const counts = new Map<number, number>();
  for (const { at, count } of counted) {
    const from = beginOf(at, step);
    counts.set(from, (counts.get(from) ?? 0) + count);
  }
  const bars: EventHistogram['bars'] = [];
  for (let from = beginOf(first.at, step); from <= last.at; from = next(from, step))
    bars.push({
      from: new Date(from).toISOString(),
      until: new Date(next(from, step)).toISOString(),
      count: counts.get(from) ?? 0,
    });
  return { step, bars };
}

/** Where the interval begins that an instant is in, in UTC. */
function beginOf(at: number, step: HistogramStep): number {
  const moment = new Date(at);
  if (step === 'month') return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth());
  if (step === 'hour') return at - (at % HOUR);
  const day = at - (at % DAY);
  return step === 'day' ? day : day - ((moment.getUTCDay() + 6) % 7) * DAY;
}

function next(from: number, step: HistogramStep): number {
  if (step === 'hour') return from + HOUR;
  if (step === 'day') return from + DAY;
  if (step === 'week') return from + 7 * DAY;
  const moment = new Date(from);
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1);
}
