import type { ProjectionStatus } from '@annals/contracts/operations/routes';
import { Button } from '@blueprintjs/core';
import type { ProjectionAction } from './ProjectionActionDialog';
import { rebuildProgress } from './rebuild-progress';
import { projectionTexts } from './texts';

interface ProjectionRowProps {
  readonly projection: ProjectionStatus;
  readonly onAct: (action: ProjectionAction) => void;
}

/** One projection: where it stands, what stopped it, and its rebuild when one is under way. */
export function ProjectionRow({ projection, onAct }: ProjectionRowProps): React.JSX.Element {
  const { name, version, status, position, lag, holder, failure, rebuild } = projection;
  return (
    <tr>
      <th scope="row">
        {name} <span className="data-table__muted">v{version}</span>
      </th>
      <td>
        <span className={`projection-status projection-status--${status}`}>
          {projectionTexts.status[status]}
        </span>
        {failure && (
          <p className="projection-failure">
            {projectionTexts.stoppedBy(failure.type, failure.position)}: {failure.message}
          </p>
        )}
        {rebuild?.failure && (
          <p className="projection-failure">{projectionTexts.rebuildFailed(rebuild.failure)}</p>
        )}
        {rebuild && !rebuild.failure && (
          <p className="projection-rebuild">
            <progress
              aria-label={projectionTexts.rebuildNamed(name)}
              max={100}
              value={rebuildProgress(rebuild)}
            />
            {projectionTexts.rebuilding(rebuildProgress(rebuild))}
          </p>
        )}
      </td>
      <td className="data-table__code">{position}</td>
      <td className="data-table__code">{lag}</td>
      <td className="data-table__muted">{holder ?? projectionTexts.noWorker}</td>
      <td>
        <div className="projection-actions">
          {status === 'stopped' && (
            <Button
              text={projectionTexts.resume}
              aria-label={projectionTexts.resumeNamed(name)}
              onClick={() => onAct({ kind: 'resume', name })}
            />
          )}
          <Button
            text={projectionTexts.rebuild}
            aria-label={projectionTexts.rebuildNamed(name)}
            disabled={rebuild !== null && rebuild.failure === null}
            onClick={() => onAct({ kind: 'rebuild', name })}
          />
        </div>
      </td>
    </tr>
  );
}
