import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { Button } from '@blueprintjs/core';
import type { GridColumn } from '../../../ui/grid/column';
import { canResume, type ProjectionAction } from './projection-action';
import { ProjectionState } from './ProjectionState';
import { actionTexts, projectionTexts as texts } from './texts';

/** A projection in a grid: where it is, what stopped it, its rebuild when one is under way, and what can be done. */
export function projectionColumns(
  act: (action: ProjectionAction) => void,
  open: (name: string) => void,
): readonly GridColumn<ProjectionStatus>[] {
  return [
    {
      id: 'name',
      label: texts.columns.name,
      isHead: true,
      value: ({ name }) => name,
      cell: ({ name, version }) => (
        <>
          {name} <span className="data-table__muted">v{version}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: texts.columns.status,
      size: 'wide',
      value: ({ status }) => texts.status[status],
      cell: (projection) => <ProjectionState projection={projection} />,
    },
    {
      id: 'position',
      label: texts.columns.position,
      isNumber: true,
      value: ({ position }) => Number(position),
    },
    {
      id: 'lag',
      label: texts.columns.lag,
      isNumber: true,
      value: ({ lag }) => Number(lag),
      cell: ({ lag, lagSeconds }) => texts.behind(lag, lagSeconds),
    },
    {
      id: 'worker',
      label: texts.columns.worker,
      value: ({ holder }) => holder ?? texts.noWorker,
    },
    {
      id: 'actions',
      label: texts.columns.actions,
      isActions: true,
      value: () => null,
      cell: ({ name, status, rebuild }) => (
        <div className="projection-actions">
          {canResume(status) && (
            <Button
              text={actionTexts.resume.label}
              aria-label={texts.resumeNamed(name)}
              onClick={() => act({ kind: 'resume', name })}
            />
          )}
          <Button
            text={actionTexts.rebuild.label}
            aria-label={texts.rebuildNamed(name)}
            disabled={status === 'paused' || (rebuild !== null && rebuild.failure === null)}
            onClick={() => act({ kind: 'rebuild', name })}
          />
          <Button
            variant="minimal"
            text={texts.details}
            aria-label={texts.detailsNamed(name)}
            onClick={() => open(name)}
          />
        </div>
      ),
    },
  ];
}
