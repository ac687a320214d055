import type { AuditValue } from '@annals/contracts/features/audit/views';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../time/format';
import { Structure } from '../../../ui/history/Structure';
import { When } from '../../../ui/When';
import { auditEventPath } from '../paths';
import { texts } from './texts';

/** A value of an event or of a record, or why it is not shown. */
export function ShownValue({ value }: { value: AuditValue }): React.JSX.Element {
  switch (value.kind) {
    case 'hidden':
      return <span className="audit-value--closed">{texts.hidden}</span>;
    case 'erased':
      return <span className="audit-value--closed">{texts.erased}</span>;
    case 'none':
      return <span className="audit-value--closed">{texts.none}</span>;
    case 'instant':
      return <When at={value.text} />;
    case 'day':
      return <time dateTime={value.text}>{calendarDay(value.text)}</time>;
    case 'events':
      return (
        <ul>
          {value.text.split('\n').map((eventId) => (
            <li key={eventId}>
              <Link to={auditEventPath(eventId)}>{eventId}</Link>
            </li>
          ))}
        </ul>
      );
    case 'structure':
      return <Structure value={JSON.parse(value.text)} />;
    case 'person':
    case 'text':
      return <>{value.text}</>;
  }
}
