import { endOfId } from '@annals/contracts/features/audit/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { AuditRecord } from '@annals/contracts/features/audit/views';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { Fact } from '../../../ui/Fact';
import { useRecordTitle } from '../../../ui/page-title';
import { explorerPath } from '../paths';
import { texts } from './texts';
import { When } from '../../../ui/When';

/** What is known of a record as a whole. */
export function RecordFacts({ record }: { record: AuditRecord }): React.JSX.Element {
  const { labels } = texts;
  useRecordTitle(`${recordLabel(record.feature)} ${endOfId(record.stream)}`);
  return (
    <Card
      title={texts.facts}
      action={<Link to={explorerPath({ stream: record.stream })}>{texts.everyEvent}</Link>}
    >
      <dl className="audit-facts">
        <Fact label={labels.feature}>{recordLabel(record.feature)}</Fact>
        <Fact label={labels.stream}>
          <span className="data-table__code">{record.stream}</span>
        </Fact>
        {record.people.length > 0 && (
          <Fact label={labels.people}>{record.people.map(({ name }) => name).join(', ')}</Fact>
        )}
        <Fact label={labels.events}>{String(record.events)}</Fact>
        <Fact label={labels.first}>
          <When at={record.firstAt} />
        </Fact>
        <Fact label={labels.last}>
          <When at={record.lastAt} />
        </Fact>
      </dl>
    </Card>
  );
}
