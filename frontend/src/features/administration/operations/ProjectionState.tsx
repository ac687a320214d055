import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { rebuildProgress } from './rebuild-progress';
import { projectionTexts } from './texts';

interface ProjectionStateProps {
  readonly projection: ProjectionStatus;
  /** Also why the event that stopped it could not be taken. */
  readonly isWhole?: boolean;
}

/** How a projection is: its state in a word, what stopped or paused it, and how its rebuild comes on. */
export function ProjectionState({ projection, isWhole = false }: ProjectionStateProps): React.JSX.Element {
  const { name, status, failure, waiting, paused, rebuild } = projection;
  return (
    <>
      <span className={`projection-status projection-status--${status}`}>
        {projectionTexts.status[status]}
      </span>
      {failure && (
        <p className="projection-failure">
          {projectionTexts.stoppedBy(failure.type, failure.position)}
          {isWhole && `: ${failure.message}`}
        </p>
      )}
      {waiting && (
        <p className="projection-failure">{projectionTexts.waitsWith(waiting.type, waiting.position)}</p>
      )}
      {status === 'stalled' && <p className="projection-failure">{projectionTexts.stalled}</p>}
      {paused && <p className="projection-failure">{projectionTexts.pausedBecause(paused.reason)}</p>}
      {rebuild?.failure && (
        <p className="projection-failure">
          {projectionTexts.rebuildStoppedBy(rebuild.failure.type, rebuild.failure.position)}
          {isWhole && `: ${rebuild.failure.message}`}
        </p>
      )}
      {rebuild && !rebuild.failure && (
        <p className="projection-rebuild">
          <progress
            aria-label={projectionTexts.rebuildNamed(name)}
            max={100}
            value={rebuildProgress(rebuild)}
          />
          {projectionTexts.rebuildState(rebuild.state, rebuildProgress(rebuild))}
        </p>
      )}
    </>
  );
}
