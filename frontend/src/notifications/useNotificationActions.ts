import type { NotificationView } from '@annals/contracts/notifications/views';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../api/api-error';
import { showFailure, showToast } from '../toasts/toast-store';
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

  const markRead = ({ id, isRead }: Which) => {
    if (isRead) return;
    markReadCall({ notificationId: id })
      .unwrap()
      .catch((error: unknown) => showFailure(texts.markReadFailed, asApiError(error).detail));
  };
  return {
    markRead,
    /** Goes to what it is about; that is reading it. */
    open: (notification: Which) => {
      void navigate(notification.path);
      markRead(notification);
    },
    dismiss: ({ id }: Which) => {
      dismissCall({ notificationId: id })
        .unwrap()
        .then(() => showToast({ title: texts.dismissed }))
        .catch((error: unknown) => showFailure(texts.dismissFailed, asApiError(error).detail));
    },
    /** Up to now: what comes in the meantime stays unread. */
    markAllRead: () => {
      markAllCall({ until: new Date().toISOString() })
        .unwrap()
        .then(() => showToast({ title: texts.allRead }))
        .catch((error: unknown) => showFailure(texts.markReadFailed, asApiError(error).detail));
    },
    isMarkingAll,
  };
}
