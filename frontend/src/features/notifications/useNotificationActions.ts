import type { NotificationView } from '@annals/contracts/features/notifications/views';
import { useNavigate } from 'react-router-dom';
import { useAttempt } from '../../api/useAttempt';
import {
  useNotificationsDismissMutation,
  useNotificationsMarkAllReadMutation,
  useNotificationsMarkReadMutation,
} from './api';
import { texts } from './texts';

type Which = Pick<NotificationView, 'id' | 'isRead' | 'path'>;

/** What a person can do with their notifications; failures are told in the specified words. */
export function useNotificationActions() {
  const navigate = useNavigate();
  const [markReadCall] = useNotificationsMarkReadMutation();
  const [dismissCall] = useNotificationsDismissMutation();
  const [markAllCall, { isLoading: isMarkingAll }] = useNotificationsMarkAllReadMutation();

  const { attempt } = useAttempt({ failed: texts.markReadFailed });

  const markRead = ({ id, isRead }: Which) => {
    if (!isRead) void attempt(() => markReadCall({ notificationId: id }).unwrap());
  };
  return {
    markRead,
    /** Goes to what it is about; that is reading it. */
    open: (notification: Which) => {
      void navigate(notification.path);
      markRead(notification);
    },
    dismiss: ({ id }: Which) => {
      void attempt(() => dismissCall({ notificationId: id }).unwrap(), {
        done: texts.dismissed,
        failed: texts.dismissFailed,
      });
    },
    /** Up to now: what comes in the meantime stays unread. */
    markAllRead: () => {
      void attempt(() => markAllCall({ until: new Date().toISOString() }).unwrap(), { done: texts.allRead });
    },
    isMarkingAll,
  };
}
