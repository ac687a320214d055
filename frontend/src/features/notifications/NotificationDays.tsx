import { detailsOf, noticeKinds, sentenceOf } from '@annals/contracts/notice-kinds';
import type { NotificationView } from '@annals/contracts/features/notifications/views';
import { CrossIcon, NotificationsIcon, TickIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import type { PagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { meetingTime } from '../../time/format';
import { useBulk } from '../../ui/bulk/useBulk';
import { useNotificationsDismissMutation, useNotificationsMarkReadMutation } from './api';
import { byDay } from './by-day';
import { NotificationWords } from './NotificationList';
import { bulkTexts, texts } from './texts';
import { IconButton } from '../../ui/IconButton';
import { QueryList } from '../../ui/QueryList';
import { useNotificationActions } from './useNotificationActions';

interface NotificationDaysProps {
  readonly list: PagedList<NotificationView>;
  readonly onlyUnread: boolean;
}

/** The notifications in one card for each day. */
export function NotificationDays(props: NotificationDaysProps): React.JSX.Element {
  const { list, onlyUnread } = props;
  const [markRead] = useNotificationsMarkReadMutation();
  const [dismiss] = useNotificationsDismissMutation();
  const bulk = useBulk({
    items: list.items,
    isOpen: () => true,
    nameOf: (notification) => sentenceOf(notification, (instant) => meetingTime(instant)),
    acts: [
      {
        ...bulkTexts.markRead,
        send: ({ id, isRead }) => (isRead ? Promise.resolve() : markRead({ notificationId: id }).unwrap()),
      },
      { ...bulkTexts.dismiss, send: ({ id }) => dismiss({ notificationId: id }).unwrap() },
    ],
  });
  return (
    <>
      <QueryList
        list={list}
        texts={texts}
        rows={6}
        level={2}
        frame={(state) => <div className="card">{state}</div>}
        empty={
          <div className="card">
            <EmptyState
              level={2}
              icon={<NotificationsIcon size={20} />}
              title={onlyUnread ? texts.emptyUnread : texts.empty}
              sentence={onlyUnread ? texts.emptyUnreadSentence : texts.emptySentence}
            />
          </div>
        }
      >
        {(items) => (
          <div className="screen-grid">
            {bulk.bar && <div className="card">{bulk.bar}</div>}
            {byDay(items).map(({ label, items: ofDay }) => (
              <Card key={label} title={label}>
                <ul className="notification-day">
                  {ofDay.map((notification) => (
                    <NotificationRow
                      key={notification.id}
                      notification={notification}
                      box={bulk.boxOf(notification)}
                    />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        )}
      </QueryList>
      {bulk.dialog}
    </>
  );
}

interface NotificationRowProps {
  readonly notification: NotificationView;
  /** Selects it. */
  readonly box: React.ReactNode;
}

function NotificationRow({ notification, box }: NotificationRowProps): React.JSX.Element {
  const { open, markRead, dismiss } = useNotificationActions();
  return (
    <li className="notification-row">
      {box}
      <button className="notification" type="button" onClick={() => open(notification)}>
        <span className="notification__kind">{noticeKinds[notification.kind].label}</span>
        <NotificationWords notification={notification} />
      </button>
      <NotificationDetails notification={notification} />
      <div className="notification-row__actions">
        {!notification.isRead && (
          <IconButton
            variant="minimal"
            icon={<TickIcon />}
            label={texts.markRead}
            tip={texts.markRead}
            onClick={() => markRead(notification)}
          />
        )}
        <IconButton
          variant="minimal"
          icon={<CrossIcon />}
          label={texts.dismiss}
          tip={texts.dismiss}
          onClick={() => dismiss(notification)}
        />
      </div>
    </li>
  );
}

/** What a digest sums up, each line leading to where it is seen. */
function NotificationDetails({ notification }: { notification: NotificationView }): React.JSX.Element | null {
  const details = detailsOf(notification, (instant) => meetingTime(instant));
  if (details.length === 0) return null;
  return (
    <div className="notification-details">
      {details.map(({ heading, lines }) => (
        <section key={heading} aria-label={heading}>
          <h3 className="notification-details__heading">{heading}</h3>
          <ul>
            {lines.map(({ text, path }) => (
              <li key={text}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
