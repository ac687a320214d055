import { skipLevelReminderOf } from '@annals/projections/features/skip-level/reminders';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { z } from 'zod';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import type {
  NotificationSourceContext,
  NotificationSource,
} from '../../platform/services/notification-source';
import { skipLevelMeeting } from './decider';

/** Answers for the reminders of skip-level meetings: reading one or putting it away is an event of its meeting. */
export function skipLevelReminderSource({
  readModels,
  dispatch,
}: NotificationSourceContext): NotificationSource {
  const found = async (personId: PersonId, id: string) =>
    z.uuid().safeParse(id).success ? skipLevelReminderOf(readModels, personId, id) : undefined;
  const to =
    (type: 'ReadReminder' | 'DismissReminder') =>
    async (personId: PersonId, notificationId: string, origin: CommandOrigin) => {
      const reminder = await found(personId, notificationId);
      if (!reminder) throw new NotFound(msg('This notification'));
      return dispatch(skipLevelMeeting, reminder.meetingId, { type, notificationId }, origin);
    };
  return {
    has: async (personId, id) => (await found(personId, id)) !== undefined,
    markRead: to('ReadReminder'),
    dismiss: to('DismissReminder'),
  };
}
