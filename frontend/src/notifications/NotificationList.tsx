import { sentenceOf } from '@annals/contracts/notifications/kinds';
import type { NotificationView } from '@annals/contracts/notifications/views';
import { NotificationsIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../api/api-error';
import type { PagedList } from '../api/paged-list';
import { EmptyFace } from '../design/EmptyFace';
import { ErrorFace } from '../design/ErrorFace';
import { LoadMore } from '../design/LoadMore';
import { SkeletonRows } from '../design/SkeletonRows';
import { meetingTime, timeAgo } from '../time/format';
import { showFailure } from '../toasts/toast-store';
import { useNotificationsMarkReadMutation } from './api';
import { texts } from './texts';

interface NotificationListProps {
  readonly list: PagedList<NotificationView>;
  /** A notification was opened. */
  readonly onDone: () => void;
}

/** The person's notifications, newest first; opening one marks it as read and goes to what it is about. */
export function NotificationList({ list, onDone }: NotificationListProps): React.JSX.Element {
  const navigate = useNavigate();
  const [markRead] = useNotificationsMarkReadMutation();

  const open = (notification: NotificationView) => {
    onDone();
    void navigate(notification.path);
    if (notification.isRead) return;
    markRead({ notificationId: notification.id })
      .unwrap()
      .catch((error: unknown) => showFailure(texts.markReadFailed, asApiError(error).detail));
  };

  return (
    <section className="notifications" aria-label={texts.title}>
      <h2 className="notifications__title">{texts.title}</h2>
      <Items list={list} onOpen={open} />
      <LoadMore {...list} />
    </section>
  );
}

function Items({
  list,
  onOpen,
}: {
  list: PagedList<NotificationView>;
  onOpen: (notification: NotificationView) => void;
}): React.JSX.Element {
  const { items, error, retry } = list;
  if (!items && error) return <ErrorFace title={texts.failed} error={error} onRetry={retry} />;
  if (!items) return <SkeletonRows label={texts.loading} rows={3} />;
  if (items.length === 0)
    return (
      <EmptyFace icon={<NotificationsIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
    );
  return (
    <ul className="notifications__list">
      {items.map((notification) => (
        <li key={notification.id}>
          <button className="notification" type="button" onClick={() => onOpen(notification)}>
            <span className={notification.isRead ? 'notification__read' : 'notification__unread'}>
              {!notification.isRead && <span className="visually-hidden">{texts.unread}: </span>}
              {sentenceOf(notification, (instant) => meetingTime(instant))}
            </span>
            <span className="notification__when">{timeAgo(notification.createdAt)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
