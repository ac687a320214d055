import { eventWords, featureLabel } from '@annals/contracts/audit/features';
import { EyeOffIcon } from '@blueprintjs/icons';
import { pagedList } from '../api/paged-list';
import { useAuditOwnViewsInfiniteQuery } from '../audit/api';
import { settingsTexts as texts } from '../audit/texts';
import { Card } from '../design/Card';
import { DataTable } from '../design/DataTable';
import { EmptyFace } from '../design/EmptyFace';
import { ListFaces } from '../design/ListFaces';
import { LoadMore } from '../design/LoadMore';
import { exactTime } from '../time/format';

/** Which auditors opened data of the person, when and why. */
export function DataAccess(): React.JSX.Element {
  const { items, error, retry, ...more } = pagedList(useAuditOwnViewsInfiniteQuery());
  return (
    <Card title={texts.title}>
      <p className="card__body">{texts.sentence}</p>
      <ListFaces
        items={items}
        error={error}
        onRetry={retry}
        texts={texts}
        empty={
          <EmptyFace icon={<EyeOffIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
        }
      >
        {(views) => (
          <DataTable label={texts.title} columns={texts.columns}>
            {views.map((view) => (
              <tr key={view.id}>
                <td>
                  <time dateTime={view.viewedAt}>{exactTime(view.viewedAt)}</time>
                </td>
                <th scope="row">{view.viewerName}</th>
                <td>
                  {featureLabel(view.feature)}
                  <span className="data-table__beneath">
                    {view.eventType === null ? texts.whole : eventWords(view.eventType)}
                  </span>
                </td>
                <td>{view.reason}</td>
              </tr>
            ))}
          </DataTable>
        )}
      </ListFaces>
      <LoadMore {...more} />
    </Card>
  );
}
