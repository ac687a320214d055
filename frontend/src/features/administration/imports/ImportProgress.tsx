import type { ImportDetail } from '@annals/contracts/features/imports/views';
import { Told } from '../../../ui/When';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { StatCard, StatCards } from '../../../ui/StatCard';
import { earlierTexts, oneTexts as texts, reportTexts } from './texts';

/** How far an import is, what came of it, and which rows were left out. */
export function ImportProgress({ one }: { one: ImportDetail }): React.JSX.Element {
  const isRunning = one.status === 'running';
  return (
    <div className="screen-grid">
      <Card title={isRunning ? texts.running : texts.finished}>
        <div className="import-form">
          <p>
            <Told at={one.startedAt}>{(when) => texts.by(one.startedByName, when)}</Told>
            {one.finishedAt !== null && (
              <>
                {'. '}
                <Told at={one.finishedAt}>{texts.ended}</Told>
              </>
            )}
          </p>
          <div className="import-progress">
            <progress aria-label={texts.progress} max={one.rowCount} value={one.processed} />
            <span role="status">{earlierTexts.running(one.processed, one.rowCount)}</span>
          </div>
          {isRunning && <p>{texts.leave}</p>}
        </div>
      </Card>
      <StatCards label={texts.figures}>
        <StatCard label={texts.hired} value={one.hired} />
        <StatCard label={texts.changed} value={one.changed} />
        <StatCard label={texts.unchanged} value={one.unchanged} />
        <StatCard label={texts.refused} value={one.refusedCount} />
      </StatCards>
      <Card title={texts.refusedTitle}>
        {one.refused.length === 0 ? (
          <p className="import-none">{texts.nobodyRefused}</p>
        ) : (
          <DataTable label={texts.refusedTitle} columns={texts.refusedColumns}>
            {one.refused.map(({ row, problem }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>{reportTexts.problems(problem)}</td>
              </tr>
            ))}
          </DataTable>
        )}
      </Card>
    </div>
  );
}
