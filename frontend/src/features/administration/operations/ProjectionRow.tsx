import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { Button } from '@blueprintjs/core';
import { canResume, type ProjectionAction } from './projection-action';
import { ProjectionState } from './ProjectionState';
import { actionTexts, projectionTexts } from './texts';

interface ProjectionRowProps {
  readonly projection: ProjectionStatus;
  readonly onAct: (action: ProjectionAction) => void;
  readonly onOpen: () => void;
}

/** One projection: where it is, what stopped it, and its rebuild when one is under way. */
export function ProjectionRow({ projection, onAct, onOpen }: ProjectionRowProps): React.JSX.Element {
  const { name, version, status, position, lag, lagSeconds, holder, rebuild } = projection;
  return (
    <tr>
      <th scope="row">
        {name} <span className="data-table__muted">v{version}</span>
      </th>
      <td>
        <ProjectionState projection={projection} />
      </td>
      <td className="data-table__code">{position}</td>
      <td className="data-table__code">{projectionTexts.behind(lag, lagSeconds)}</td>
      <td className="data-table__muted projection-worker">{holder ?? projectionTexts.noWorker}</td>
      <td>
        <div className="projection-actions">
          {canResume(status) && (
            <Button
              text={actionTexts.resume.label}
              aria-label={projectionTexts.resumeNamed(name)}
              onClick={() => onAct({ kind: 'resume', name })}
            />
          )}
          <Button
            text={actionTexts.rebuild.label}
            aria-label={projectionTexts.rebuildNamed(name)}
            disabled={status === 'paused' || (rebuild !== null && rebuild.failure === null)}
            onClick={() => onAct({ kind: 'rebuild', name })}
          />
          <Button
            variant="minimal"
            text={projectionTexts.details}
            aria-label={projectionTexts.detailsNamed(name)}
            onClick={onOpen}
          />
        </div>
      </td>
    </tr>
  );
}
