import { SKIP_LEVEL_POLL_MS } from '@annals/contracts/features/skip-level/constants';
import { useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useSkipLevelListRemindersQuery } from './api';
import { SkipLevelReminder } from './SkipLevelReminder';
import { reminderTexts } from './reminder-texts';
import './reminder.css';

const Modal = lazyDialog(async () => (await import('../../ui/Modal')).Modal);

/** Reminds of skip-level meetings: opens automatically when a reminder is unread, and asks for new ones every minute. */
export function SkipLevelReminderDialog(): React.JSX.Element | null {
  const { data = [] } = useSkipLevelListRemindersQuery(undefined, { pollingInterval: SKIP_LEVEL_POLL_MS });
  const [isOpen, setIsOpen] = useState(false);
  // A person who closed it without reading is not asked again by every poll: it opens for what it has not opened for.
  const [openedFor, setOpenedFor] = useState<ReadonlySet<string>>(new Set());
  const reminders = data.filter(
    ({ notificationType, dismissed }) => notificationType === 'one_week_reminder' && !dismissed,
  );
  const unread = reminders.filter(({ isRead, id }) => !isRead && !openedFor.has(id));
  if (unread.length > 0) {
    setOpenedFor(new Set([...openedFor, ...unread.map(({ id }) => id)]));
    setIsOpen(true);
  }
  const close = () => setIsOpen(false);
  return (
    <Modal
      title={reminderTexts.title(reminders.length)}
      isOpen={isOpen && reminders.length > 0}
      onClose={close}
    >
      <div className="modal__body">
        <p>{reminderTexts.lead}</p>
        <ul className="reminders">
          {reminders.map((reminder) => (
            <SkipLevelReminder key={reminder.id} reminder={reminder} onClose={close} />
          ))}
        </ul>
      </div>
    </Modal>
  );
}
