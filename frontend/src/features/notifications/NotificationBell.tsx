import { PopoverNext } from '@blueprintjs/core';
import { NotificationsIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../api/paged-list';
import { IconButton } from '../../ui/IconButton';
import { useNotificationsListInfiniteQuery, useNotificationsUnreadQuery } from './api';
import { NotificationList } from './NotificationList';
import { texts } from './texts';
import './notifications.css';

/** The bell, with a dot only when something is unread, and the list behind it. */
export function NotificationBell(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const list = pagedList(useNotificationsListInfiniteQuery());
  const hasUnread = (useNotificationsUnreadQuery().data?.count ?? 0) > 0;
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setIsOpen}
      placement="bottom-end"
      arrow={false}
      shouldReturnFocusOnClose
      content={<NotificationList list={list} onDone={() => setIsOpen(false)} />}
    >
      <IconButton
        variant="minimal"
        icon={
          <span className="bell">
            <NotificationsIcon />
            {hasUnread && <span className="bell__dot" />}
          </span>
        }
        label={hasUnread ? texts.bellUnread : texts.bell}
      />
    </PopoverNext>
  );
}
