import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { Button } from '@blueprintjs/core';
import { DataLineageIcon } from '@blueprintjs/icons';
import { useMemo, useState } from 'react';
import { FoldingCard } from '../../../ui/FoldingCard';
import { EmptyState } from '../../../ui/EmptyState';
import { DataGrid } from '../../../ui/grid/DataGrid';
import type { ProjectionAction } from './projection-action';
import { ProjectionActionDialog } from './ProjectionActionDialog';
import { ProjectionDetails } from './ProjectionDetails';
import { projectionColumns } from './projection-columns';
import { actionTexts, projectionTexts } from './texts';

interface ProjectionsProps {
  readonly list: {
    readonly currentData?: readonly ProjectionStatus[] | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
}

/** The state of each projection, and what can be done about it. */
export function Projections({ list }: ProjectionsProps): React.JSX.Element {
  const projections = list.currentData;
  const [action, setAction] = useState<ProjectionAction | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useMemo(() => projectionColumns(setAction, setOpened), []);
  const sorted = useMemo(() => projections && needingCareFirst(projections), [projections]);
  const shown = projections?.find(({ name }) => name === opened);
  const severalStopped = (projections?.filter(({ status }) => status === 'stopped').length ?? 0) > 1;
  return (
    <FoldingCard
      name="operations-projections"
      title={projectionTexts.title}
      action={
        <div className="projection-actions">
          {severalStopped && (
            <Button
              text={actionTexts.resumeAll.label}
              onClick={() => setAction({ kind: 'resumeAll', name: '' })}
            />
          )}
          <Button
            text={actionTexts.rebuildAll.label}
            onClick={() => setAction({ kind: 'rebuildAll', name: '' })}
          />
        </div>
      }
    >
      <DataGrid
        name="projections"
        label={projectionTexts.title}
        columns={columns}
        list={{ ...list, currentData: sorted }}
        rowId={({ name }) => name}
        texts={projectionTexts}
        empty={<EmptyState icon={<DataLineageIcon size={20} />} title={projectionTexts.empty} />}
        expected={20}
      />
      {shown && (
        <ProjectionDetails
          projection={shown}
          projections={projections ?? []}
          onAct={setAction}
          onClose={() => setOpened(null)}
        />
      )}
      {action && <ProjectionActionDialog action={action} onClose={() => setAction(null)} />}
    </FoldingCard>
  );
}

/** Those that an event stopped, that wait for a newer version, or that do not move, first: nobody should look for them among fifty. */
function needingCareFirst(projections: readonly ProjectionStatus[]): readonly ProjectionStatus[] {
  const isStopped = ({ status, rebuild }: ProjectionStatus) =>
    status === 'stopped' ||
    status === 'waiting' ||
    status === 'stalled' ||
    (rebuild !== null && rebuild.failure !== null);
  return [...projections.filter(isStopped), ...projections.filter((one) => !isStopped(one))];
}
