import { useSyncExternalStore } from 'react';
import { currentConnection, onConnection } from '../../api/connection';
import { texts } from '../texts';

/** Says that there is no connection, what waits for it, and nothing else. */
export function OfflineBanner(): React.JSX.Element {
  const { isOnline, waiting } = useSyncExternalStore(onConnection, currentConnection);
  // The live region is there before its words are: otherwise they would not be announced.
  return (
    <div className="offline-banner" role="status">
      {!isOnline && texts.offline(waiting)}
    </div>
  );
}
