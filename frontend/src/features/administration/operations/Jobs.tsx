import { textsShownAs } from '@annals/contracts/kernel/text';
import type { JobsOverview } from '@annals/contracts/features/operations/routes';
import { AnchorButton, Button } from '@blueprintjs/core';
import { useAttempt } from '../../../api/useAttempt';
import { FoldingCard } from '../../../ui/FoldingCard';
import { DataTable } from '../../../ui/DataTable';
import { Loaded } from '../../../ui/Loaded';
import { useOperationsRetryJobMutation, useOperationsShowJobsQuery } from '../../operations/api';
import { operationsTexts, projectionTexts } from './texts';
import { When } from '../../../ui/When';

/** Where the board of the queue is; a page of its own beside the application. */
const BOARD = '/api/operations/jobs/board';

/** How many jobs are in which state, and those that failed. */
export function Jobs({ pollingInterval }: { pollingInterval: number }): React.JSX.Element {
  const query = useOperationsShowJobsQuery(undefined, { pollingInterval });
  return (
    <FoldingCard
      name="operations-jobs"
      title={operationsTexts.jobs}
      action={<AnchorButton text={operationsTexts.board} href={BOARD} target="_blank" rel="noopener" />}
    >
      <Loaded
        query={query}
        texts={{ loading: operationsTexts.jobsLoading, failed: operationsTexts.jobsFailed }}
        rows={2}
      >
        {(data) => <JobsOverview jobs={data} />}
      </Loaded>
    </FoldingCard>
  );
}

function JobsOverview({ jobs: { counts, failed } }: { jobs: JobsOverview }): React.JSX.Element {
  const [retry] = useOperationsRetryJobMutation();
  const { attempt, isPending } = useAttempt({
    failed: projectionTexts.actionFailed,
    done: operationsTexts.retried,
  });
  if (!counts) return <p role="status">{operationsTexts.jobsUnknown}</p>;
  return (
    <div className="operations-jobs">
      <dl className="operations-jobs__counts">
        {(['active', 'waiting', 'delayed', 'failed', 'completed'] as const).map((state) => (
          <div key={state}>
            <dt>{operationsTexts.jobStates[state]}</dt>
            <dd>{counts[state].toLocaleString(textsShownAs().locale)}</dd>
          </div>
        ))}
      </dl>
      {failed.length === 0 ? (
        <p>{operationsTexts.noFailedJobs}</p>
      ) : (
        <DataTable label={operationsTexts.jobs} columns={operationsTexts.jobColumns}>
          {failed.map(({ id, name, tries, at, failure }) => (
            <tr key={id}>
              <th scope="row">
                {name} <span className="data-table__muted">{id}</span>
              </th>
              <td>{tries}</td>
              <td>
                <When at={at} />
              </td>
              <td className="data-table__muted">{failure}</td>
              <td>
                <Button
                  text={operationsTexts.retry}
                  aria-label={operationsTexts.retryNamed(id)}
                  disabled={isPending}
                  onClick={() => void attempt(() => retry({ id }).unwrap())}
                />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  );
}
