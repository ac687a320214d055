import { DataLineageIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Card } from '../../design/Card';
import { DataTable } from '../../design/DataTable';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { useOperationsListProjectionsQuery } from '../../operations/api';
import { ProjectionActionDialog, type ProjectionAction } from './ProjectionActionDialog';
import { ProjectionRow } from './ProjectionRow';
import { projectionTexts } from './texts';
import './projections.css';

/** Positions and rebuilds move all the time, and no cache tag tells of them: looked up anew while the screen is open. */
const REFRESH_MS = 2_000;

/** How each projection stands, and what can be done about it. */
export function Projections(): React.JSX.Element {
  const {
    data: projections,
    error,
    refetch,
  } = useOperationsListProjectionsQuery(undefined, {
    pollingInterval: REFRESH_MS,
  });
  const [action, setAction] = useState<ProjectionAction | null>(null);
  return (
    <Card title={projectionTexts.title}>
      {!projections && error ? (
        <ErrorFace title={projectionTexts.failed} error={error} onRetry={() => void refetch()} />
      ) : !projections ? (
        <SkeletonRows label={projectionTexts.loading} />
      ) : projections.length === 0 ? (
        <EmptyFace icon={<DataLineageIcon size={20} />} title={projectionTexts.empty} />
      ) : (
        <DataTable label={projectionTexts.title} columns={projectionTexts.columns}>
          {projections.map((projection) => (
            <ProjectionRow key={projection.name} projection={projection} onAct={setAction} />
          ))}
        </DataTable>
      )}
      <ProjectionActionDialog action={action} onClose={() => setAction(null)} />
    </Card>
  );
}
