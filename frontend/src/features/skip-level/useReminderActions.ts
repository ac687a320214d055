import type { SkipLevelNotificationView } from '@annals/contracts/features/skip-level/views';
import { useAttempt } from '../../api/useAttempt';
import { useNotificationsDismissMutation, useNotificationsMarkReadMutation } from '../notifications/api';
import { useSkipLevelPrepareMutation } from './api';
import { prepareTexts, reminderTexts } from './reminder-texts';

/** What can be done about a reminder; each says how it went with a toast, and answers whether it was accepted. */
export function useReminderActions({ id, isRead, meeting }: SkipLevelNotificationView) {
  const [sendRead] = useNotificationsMarkReadMutation();
  const [sendDismiss] = useNotificationsDismissMutation();
  const [sendPrepare] = useSkipLevelPrepareMutation();
  const { attempt, isPending } = useAttempt({ failed: reminderTexts.failedRead });

  const markRead = async () =>
    isRead || (await attempt(() => sendRead({ notificationId: id }).unwrap())) !== undefined;
  const prepare = async () =>
    (await attempt(() => sendPrepare({ meetingId: meeting.id }).unwrap(), prepareTexts)) !== undefined;
  const dismiss = async () =>
    (await attempt(() => sendDismiss({ notificationId: id }).unwrap(), {
      failed: reminderTexts.failedDismiss,
      done: reminderTexts.dismissed,
      doneSentence: reminderTexts.dismissedMore,
    })) !== undefined;
  return { markRead, prepare, dismiss, isPending };
}
