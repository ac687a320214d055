import { HistoryIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { useAuditEventQuery } from '../api';
import { EventDetail } from './EventDetail';
import { texts } from './texts';
import '../audit.css';

/** One event of the log. */
export default function EventScreen(): React.JSX.Element {
  const { eventId = '' } = useParams();
  const result = useAuditEventQuery({ eventId });
  return (
    <RecordScreen
      backTo={addressOf('eventLog')}
      icon={<HistoryIcon size={20} />}
      texts={texts}
      result={result}
    >
      {(event) => <EventDetail key={event.id} event={event} />}
    </RecordScreen>
  );
}
