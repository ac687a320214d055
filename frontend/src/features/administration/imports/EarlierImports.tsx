import type { ImportView } from '@annals/contracts/features/imports/views';
import { ImportIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { When } from '../../../ui/When';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { administrationPath } from '../paths';
import { useImportsListInfiniteQuery } from './api';
import { earlierTexts as texts } from './texts';

/** The imports, the latest first: those under way are found here again. */
export function EarlierImports(): React.JSX.Element {
  const list = pagedList(useImportsListInfiniteQuery());
  return (
    <Card title={texts.title}>
      <QueryList
        list={list}
        texts={texts}
        rows={3}
        empty={
          <EmptyState icon={<ImportIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
        }
      >
        {(items) => (
          <DataTable label={texts.title} columns={texts.columns}>
            {items.map((one) => (
              <EarlierImport key={one.id} one={one} />
            ))}
          </DataTable>
        )}
      </QueryList>
    </Card>
  );
}

function EarlierImport({ one }: { one: ImportView }): React.JSX.Element {
  return (
    <tr>
      <th scope="row">
        <Link to={administrationPath('imports', one.id)}>
          <When at={one.startedAt} />
        </Link>
      </th>
      <td>{one.startedByName}</td>
      <td>{one.rowCount}</td>
      <td>{one.status === 'running' ? texts.running(one.processed, one.rowCount) : texts.finished}</td>
      <td>{one.refusedCount}</td>
    </tr>
  );
}
