import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { OwnSensitiveView } from '@annals/contracts/features/audit/views';
import { EyeOffIcon } from '@blueprintjs/icons';
import { pagedList } from '../../api/paged-list';
import { useAuditOwnViewsInfiniteQuery } from '../audit/api';
import { settingsTexts as texts } from '../audit/texts';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import type { GridColumn } from '../../ui/grid/column';
import { WholeGrid } from '../../ui/grid/WholeGrid';
import { When } from '../../ui/When';

/** Which auditors opened data of the person, when and why. */
export function LooksAtData(): React.JSX.Element {
  const list = pagedList(useAuditOwnViewsInfiniteQuery());
  return (
    <Card title={texts.title}>
      <p className="card__body">{texts.sentence}</p>
      <WholeGrid
        name="looks"
        label={texts.title}
        columnsOf={viewColumns}
        list={list}
        texts={texts}
        empty={
          <EmptyState icon={<EyeOffIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
        }
        expected={3}
      />
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
