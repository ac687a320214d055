import { sentenceOf } from '@annals/contracts/notice-kinds';
import type { NotificationView } from '@annals/contracts/features/notifications/views';
import { NotificationsIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { pagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { meetingTime } from '../../time/format';
import { HowLongAgo } from '../../ui/When';
import { useNotificationsListInfiniteQuery } from './api';
import { texts } from './texts';
import { useNotificationActions } from './useNotificationActions';

interface NotificationListProps {
  /** A notification was opened, or the whole list. */
  readonly onDone: () => void;
}

/** The latest notifications; opening one marks it as read and goes to what it is about. */
export function NotificationList({ onDone }: NotificationListProps): React.JSX.Element {
  const { open } = useNotificationActions();
  return (
    <section className="notifications" aria-label={texts.title}>
      <h2 className="notifications__title">{texts.title}</h2>
      <Items
        onOpen={(notification) => {
          onDone();
          open(notification);
        }}
      />
      <Link className="notifications__all" to={addressOf('notifications')} onClick={onDone}>
        {texts.showAll}
      </Link>
    </section>
  );
}

function Items({ onOpen }: { onOpen: (notification: NotificationView) => void }): React.JSX.Element {
  return (
    <QueryList
      list={pagedList(useNotificationsListInfiniteQuery())}
      isExcerpt
      texts={texts}
      rows={3}
      empty={
        <EmptyState
          icon={<NotificationsIcon size={20} />}
          title={texts.empty}
          sentence={texts.emptySentence}
        />
      }
    >
      {(items) => (
        <ul className="notifications__list">
          {items.map((notification) => (
            <li key={notification.id}>
              <button className="notification" type="button" onClick={() => onOpen(notification)}>
                <NotificationWords notification={notification} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}

/** A notification's sentence and when it came. */
export function NotificationWords({ notification }: { notification: NotificationView }): React.JSX.Element {
  return (
    <>
      <span className={notification.isRead ? 'notification__read' : 'notification__unread'}>
        {!notification.isRead && <span className="visually-hidden">{texts.unread}: </span>}
        {sentenceOf(notification, (instant) => meetingTime(instant))}
      </span>
      <HowLongAgo className="notification__when" at={notification.createdAt} />
    </>
  );
}
