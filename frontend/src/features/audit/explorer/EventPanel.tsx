import { useAuditEventQuery } from '../api';
import { EventDetail } from '../event/EventDetail';
import { texts } from '../event/texts';
import { Loaded } from '../../../ui/Loaded';

/** One event beside the list it was found in. */
export function EventPanel({ eventId }: { eventId: string }): React.JSX.Element {
  const query = useAuditEventQuery({ eventId });
  return (
    <Loaded query={query} texts={texts} rows={6}>
      {(event) => <EventDetail key={event.id} event={event} />}
    </Loaded>
  );
}
