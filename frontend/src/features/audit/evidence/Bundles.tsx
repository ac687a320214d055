import type { EvidenceExportView } from '@annals/contracts/features/audit/evidence-views';
import { ArchiveIcon } from '@blueprintjs/icons';
import { pagedList } from '../../../api/paged-list';
import { ArchiveState } from '../../archives/ArchiveState';
import { ListCard } from '../../../ui/ListCard';
import { useEvidenceListInfiniteQuery, useEvidenceOneQuery } from './api';
import { listTexts as texts } from './texts';
import { When } from '../../../ui/When';

/** How often one is looked at that is being made: its progress is no event. */
const REFRESH_MS = 1_000;

/** The bundles, the latest first. */
export function Bundles(): React.JSX.Element {
  const list = pagedList(useEvidenceListInfiniteQuery());
  return (
    <ListCard list={list} texts={texts} icon={<ArchiveIcon size={20} />}>
      {(bundle) => <Bundle key={bundle.id} bundle={bundle} />}
    </ListCard>
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
      <th scope="row">
        <When at={bundle.requestedAt} />
      </th>
      <td className="data-table__words">{bundle.purpose}</td>
      <td>{bundle.requestedByName}</td>
      <td>{bundle.events?.toLocaleString('en') ?? ''}</td>
      <td className="data-table__outcome">
        <ArchiveState
          archive={bundle}
          address={`/api/audit/evidence/${bundle.id}/archive`}
          gone={texts.gone}
          asksToStepUp
        >
          {texts.checksum} {bundle.sha256}
        </ArchiveState>
      </td>
    </tr>
  );
}
