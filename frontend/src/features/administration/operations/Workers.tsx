import { ServerIcon } from '@blueprintjs/icons';
import { FoldingCard } from '../../../ui/FoldingCard';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { useOperationsListWorkersQuery } from '../../operations/api';
import { operationsTexts } from './texts';
import { When } from '../../../ui/When';

/** How many projections are named without being asked for. */
const FEW = 5;

/** The workers alive, and the projections they hold. */
export function Workers({ pollingInterval }: { pollingInterval: number }): React.JSX.Element {
  const query = useOperationsListWorkersQuery(undefined, { pollingInterval });
  return (
    <FoldingCard title={operationsTexts.workers} name="operations-workers">
      <QueryList
        list={query}
        texts={{ loading: operationsTexts.workersLoading, failed: operationsTexts.workersFailed }}
        rows={2}
        empty={<EmptyState icon={<ServerIcon size={20} />} title={operationsTexts.noWorkers} />}
      >
        {(workers) => (
          <DataTable label={operationsTexts.workers} columns={operationsTexts.workerColumns}>
            {workers.map(({ id, seenAt, holds }) => (
              <tr key={id}>
                <th scope="row" className="data-table__code operations-workers__fact">
                  {id}
                </th>
                <td className="operations-workers__fact">
                  <When at={seenAt} />
                </td>
                <td className="data-table__muted operations-workers__holds">
                  {holds.length > FEW ? (
                    <details>
                      <summary>{operationsTexts.holds(holds.length)}</summary>
                      {holds.join(', ')}
                    </details>
                  ) : (
                    holds.join(', ')
                  )}
                </td>
              </tr>
            ))}
          </DataTable>
        )}
      </QueryList>
    </FoldingCard>
  );
}
