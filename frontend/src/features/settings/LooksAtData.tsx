import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { OwnSensitiveView } from '@annals/contracts/features/audit/views';
import { EyeOffIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { pagedList } from '../../api/paged-list';
import { useWholeList } from '../../api/useWholeList';
import { useAuditOwnViewsInfiniteQuery } from '../audit/api';
import { settingsTexts as texts } from '../audit/texts';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import type { GridColumn } from '../../ui/grid/column';
import { DataGrid } from '../../ui/grid/DataGrid';
import { LoadMore } from '../../ui/LoadMore';
import { When } from '../../ui/When';

/** Which auditors opened data of the person, when and why. */
export function LooksAtData(): React.JSX.Element {
  const list = useWholeList(pagedList(useAuditOwnViewsInfiniteQuery()));
  const columns = useMemo(() => viewColumns(), []);
  return (
    <Card title={texts.title}>
      <p className="card__body">{texts.sentence}</p>
      <DataGrid
        name="looks"
        label={texts.title}
        columns={columns}
        rows={list.items}
        rowId={({ id }) => id}
        error={list.error}
        onRetry={list.retry}
        texts={texts}
        empty={
          <EmptyState icon={<EyeOffIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
        }
        isWhole={list.isWhole}
        expected={3}
      />
      {list.isTooLong && <LoadMore {...list} />}
    </Card>
  );
}

function viewColumns(): readonly GridColumn<OwnSensitiveView>[] {
  const what = ({ feature, eventType }: OwnSensitiveView) =>
    [recordLabel(feature), eventType === null ? texts.whole : eventWords(eventType)] as const;
  return [
    {
      id: 'when',
      label: texts.columns.when,
      value: ({ viewedAt }) => viewedAt,
      cell: ({ viewedAt }) => <When at={viewedAt} />,
    },
    { id: 'who', label: texts.columns.who, isHead: true, value: ({ viewerName }) => viewerName },
    {
      id: 'what',
      label: texts.columns.what,
      value: (view) => what(view).join(': '),
      cell: (view) => {
        const [record, event] = what(view);
        return (
          <>
            {record}
            <span className="data-table__beneath">{event}</span>
          </>
        );
      },
    },
    { id: 'reason', label: texts.columns.reason, size: 'wide', value: ({ reason }) => reason },
  ];
}
