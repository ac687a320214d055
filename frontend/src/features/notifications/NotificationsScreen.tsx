import { Button } from '@blueprintjs/core';
import { CogIcon } from '@blueprintjs/icons';
import { Link, useSearchParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { pagedList } from '../../api/paged-list';
import { Choice } from '../../ui/Choice';
import { ScreenHead } from '../../ui/ScreenHead';
import { useNotificationsListInfiniteQuery, useNotificationsUnreadQuery } from './api';
import { NotificationDays } from './NotificationDays';
import { texts } from './texts';
import { useNotificationActions } from './useNotificationActions';
import './notifications.css';

/** Everything a person was told, day by day: to open, to read, to put away. */
export default function NotificationsScreen(): React.JSX.Element {
  const [address, setAddress] = useSearchParams();
  const which = address.get('which') === 'unread' ? 'unread' : 'all';
  const list = pagedList(useNotificationsListInfiniteQuery(which === 'unread' ? { which } : {}));
  const unread = useNotificationsUnreadQuery().data?.count ?? 0;
  const { markAllRead, isMarkingAll } = useNotificationActions();
  return (
    <>
      <ScreenHead
        sentence={texts.subtitle}
        action={
          <Button
            text={texts.markAllRead}
            disabled={unread === 0}
            loading={isMarkingAll}
            onClick={markAllRead}
          />
        }
      />
      <div className="notification-tools">
        <Choice
          label={texts.which}
          options={[
            { value: 'all', label: texts.all },
            { value: 'unread', label: texts.onlyUnread },
          ]}
          chosen={which}
          onChoose={(next) => setAddress(next === 'unread' ? { which: next } : {}, { replace: true })}
        />
        <Link
          className="notification-tools__settings"
          to={addressOf('settingsSection', { section: 'notifications' })}
        >
          <CogIcon />
          {texts.settings}
        </Link>
      </div>
      <NotificationDays list={list} onlyUnread={which === 'unread'} />
    </>
  );
}
