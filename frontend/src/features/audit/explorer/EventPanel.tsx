import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { useAuditEventQuery } from '../api';
import { EventDetail } from '../event/EventDetail';
import { texts } from '../event/texts';

/** One event beside the list it was found in. */
export function EventPanel({ eventId }: { eventId: string }): React.JSX.Element {
  const { currentData: event, error, refetch } = useAuditEventQuery({ eventId });
  if (event) return <EventDetail key={event.id} event={event} />;
  if (error === undefined) return <SkeletonRows label={texts.loading} rows={6} />;
  return <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />;
}
