import { NotificationsIcon } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { lazily } from '../../ui/lazily';
import { Popup } from '../../ui/Popup';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { whenUsed } from '../../ui/when-used';
import { useNotificationsUnreadQuery } from './api';
import { texts } from './texts';
import './notifications.css';

const load = async () => ({ default: (await import('./NotificationList')).NotificationList });
const NotificationList = lazily(load);
whenUsed(load);

/** The bell, with a dot only when something is unread, and the list behind it. */
export function NotificationBell(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const hasUnread = (useNotificationsUnreadQuery().data?.count ?? 0) > 0;
  return (
    <Popup
      isOpen={isOpen}
      onToggle={setIsOpen}
      button={
        <IconButton
          variant="minimal"
          icon={
            <span className="bell">
              <NotificationsIcon />
              {hasUnread && <span className="bell__dot" />}
            </span>
          }
          label={hasUnread ? texts.bellUnread : texts.bell}
          isExpanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      }
    >
      <Suspense fallback={<SkeletonRows label={texts.loading} rows={3} />}>
        <NotificationList onDone={() => setIsOpen(false)} />
      </Suspense>
    </Popup>
  );
}
