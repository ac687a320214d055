import { NotificationsIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { Popup } from '../../ui/Popup';
import { useNotificationsUnreadQuery } from './api';
import { NotificationList } from './NotificationList';
import { texts } from './texts';
import './notifications.css';

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
      <NotificationList onDone={() => setIsOpen(false)} />
    </Popup>
  );
}
