import type { EvidenceExportView } from '@annals/contracts/audit/evidence-views';
import { ArchiveIcon } from '@blueprintjs/icons';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../design/Card';
import { DataTable } from '../../design/DataTable';
import { EmptyFace } from '../../design/EmptyFace';
import { ListFaces } from '../../design/ListFaces';
import { LoadMore } from '../../design/LoadMore';
import { exactTime } from '../../time/format';
import { useEvidenceListInfiniteQuery, useEvidenceOneQuery } from './api';
import { listTexts as texts } from './texts';

/** How often one is looked at that is being made: its progress is no event. */
const REFRESH_MS = 1_000;

/** The bundles, the latest first. */
export function Bundles(): React.JSX.Element {
  const { items, error, retry, ...more } = pagedList(useEvidenceListInfiniteQuery());
  return (
    <Card title={texts.title}>
      <ListFaces
        items={items}
        error={error}
        onRetry={retry}
        texts={texts}
        rows={3}
        empty={
          <EmptyFace icon={<ArchiveIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
        }
      >
        {(bundles) => (
          <DataTable label={texts.title} columns={texts.columns}>
            {bundles.map((bundle) => (
              <Bundle key={bundle.id} bundle={bundle} />
            ))}
          </DataTable>
        )}
      </ListFaces>
      <LoadMore {...more} />
    </Card>
  );
}

function Bundle({ bundle: listed }: { bundle: EvidenceExportView }): React.JSX.Element {
  const isRunning = listed.status === 'running';
  const { data } = useEvidenceOneQuery(
    { exportId: listed.id },
    { skip: !isRunning, pollingInterval: isRunning ? REFRESH_MS : 0 },
  );
  const bundle = isRunning ? (data ?? listed) : listed;
  return (
    <tr>
      <th scope="row">{exactTime(bundle.requestedAt)}</th>
      <td className="evidence-purpose">{bundle.purpose}</td>
      <td>{bundle.requestedByName}</td>
      <td>{bundle.events?.toLocaleString('en') ?? ''}</td>
      <td className="evidence-outcome">
        <Outcome bundle={bundle} />
      </td>
    </tr>
  );
}

function Outcome({ bundle }: { bundle: EvidenceExportView }): React.JSX.Element {
  const { status, progress, problem, availableUntil, bytes, sha256, id } = bundle;
  if (status === 'running') {
    const { done = 0, total = 0 } = progress ?? {};
    return (
      <span className="evidence-progress">
        <progress aria-label={texts.progress} max={Math.max(1, total)} value={done} />
        <span role="status">{texts.running(done, total)}</span>
      </span>
    );
  }
  if (status === 'failed') return <>{problem}</>;
  return (
    <>
      {availableUntil === null ? (
        texts.gone
      ) : (
        <a href={`/api/audit/evidence/${id}/archive`} download>
          {texts.download(bytes ?? 0)}
        </a>
      )}
      <span className="evidence-checksum">
        {texts.checksum} {sha256}
      </span>
    </>
  );
}
