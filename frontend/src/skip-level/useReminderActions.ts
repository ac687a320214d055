import type { SkipLevelNotificationView } from '@annals/contracts/skip-level/views';
import { asApiError } from '../api/api-error';
import { useNotificationsDismissMutation, useNotificationsMarkReadMutation } from '../notifications/api';
import { showFailure, showToast } from '../toasts/toast-store';
import { useSkipLevelPrepareMutation } from './api';
import { reminderTexts } from './texts';

/** What can be done about a reminder; each says how it went with a toast, and answers whether it was accepted. */
export function useReminderActions({ id, isRead, meeting }: SkipLevelNotificationView) {
  const [sendRead, reading] = useNotificationsMarkReadMutation();
  const [sendDismiss, dismissing] = useNotificationsDismissMutation();
  const [sendPrepare, preparing] = useSkipLevelPrepareMutation();

  const markRead = () =>
    isRead
      ? Promise.resolve(true)
      : accepted(sendRead({ notificationId: id }).unwrap(), reminderTexts.failedRead);
  const prepare = async () => {
    const isPrepared = await accepted(
      sendPrepare({ meetingId: meeting.id }).unwrap(),
      reminderTexts.failedPrepare,
    );
    if (isPrepared) showToast({ title: reminderTexts.prepared, description: reminderTexts.preparedMore });
    return isPrepared;
  };
  const dismiss = async () => {
    const isDismissed = await accepted(
      sendDismiss({ notificationId: id }).unwrap(),
      reminderTexts.failedDismiss,
    );
    if (isDismissed) showToast({ title: reminderTexts.dismissed, description: reminderTexts.dismissedMore });
    return isDismissed;
  };
  const isPending = reading.isLoading || dismissing.isLoading || preparing.isLoading;
  return { markRead, prepare, dismiss, isPending };
}

async function accepted(sent: Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (error) {
    showFailure(failure, asApiError(error).detail);
    return false;
  }
}
