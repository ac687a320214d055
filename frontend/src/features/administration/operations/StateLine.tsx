import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { stateOf } from './overall-state';

/** How all read models are, to be read from across the room, and what to do about it. */
export function StateLine({ projections }: { projections: readonly ProjectionStatus[] }): React.JSX.Element {
  const { tone, words, advice } = stateOf(projections);
  return (
    <p className={`state-line state-line--${tone}`} role="status">
      <strong>{words}</strong>
      <span>{advice}</span>
    </p>
  );
}
