import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { EyeOffIcon } from '@blueprintjs/icons';
import { pagedList } from '../../api/paged-list';
import { useAuditOwnViewsInfiniteQuery } from '../audit/api';
import { settingsTexts as texts } from '../audit/texts';
import { ListCard } from '../../ui/ListCard';
import { When } from '../../ui/When';

/** Which auditors opened data of the person, when and why. */
export function LooksAtData(): React.JSX.Element {
  return (
    <ListCard list={pagedList(useAuditOwnViewsInfiniteQuery())} texts={texts} icon={<EyeOffIcon size={20} />}>
      {(view) => (
        <tr key={view.id}>
          <td>
            <When at={view.viewedAt} />
          </td>
          <th scope="row">{view.viewerName}</th>
          <td>
            {recordLabel(view.feature)}
            <span className="data-table__beneath">
              {view.eventType === null ? texts.whole : eventWords(view.eventType)}
            </span>
          </td>
          <td>{view.reason}</td>
        </tr>
      )}
    </ListCard>
  );
}
