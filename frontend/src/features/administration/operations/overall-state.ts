import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { stateTexts as texts } from './texts';

/** A projection takes an event up within a moment: one that is behind for longer is behind. */
const BEHIND_AFTER_SECONDS = 3;

/** How all projections are together: the worst that is true of one, how many, and what to do. */
export function stateOf(projections: readonly ProjectionStatus[]): {
  readonly tone: 'good' | 'attention' | 'bad';
  readonly words: string;
  readonly advice: string;
} {
  const named = (isOne: (projection: ProjectionStatus) => boolean) =>
    projections.filter(isOne).map(({ name }) => name);
  const stopped = named(({ status, rebuild }) => status === 'stopped' || (rebuild?.failure ?? null) !== null);
  if (stopped.length > 0)
    return { tone: 'bad', words: texts.stopped(stopped.length), advice: texts.stoppedAdvice(stopped) };
  const stalled = named(({ status }) => status === 'stalled');
  if (stalled.length > 0)
    return { tone: 'bad', words: texts.stalled(stalled.length), advice: texts.stalledAdvice };
  const waiting = named(({ status }) => status === 'waiting');
  if (waiting.length > 0)
    return { tone: 'attention', words: texts.waiting(waiting.length), advice: texts.waitingAdvice };
  const paused = named(({ status }) => status === 'paused');
  if (paused.length > 0)
    return { tone: 'attention', words: texts.paused(paused.length), advice: texts.pausedAdvice(paused) };
  const behind = named(({ lagSeconds }) => lagSeconds >= BEHIND_AFTER_SECONDS);
  if (behind.length > 0)
    return { tone: 'attention', words: texts.behind(behind.length), advice: texts.behindAdvice };
  return { tone: 'good', words: texts.current, advice: texts.currentAdvice };
}
