import type { SkipLevelNotificationView } from '@annals/contracts/features/skip-level/views';
import { Button } from '@blueprintjs/core';
import { CalendarIcon, CrossIcon, LightbulbIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { fullName } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { meetingTime, minutes } from '../../time/format';
import { daysUntil } from './days-until';
import { reminderTexts } from './reminder-texts';
import { useReminderActions } from './useReminderActions';

interface SkipLevelReminderProps {
  readonly reminder: SkipLevelNotificationView;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** One reminder: with whom, when, for how long, how soon, and what to do about it. */
export function SkipLevelReminder({ reminder, onClose }: SkipLevelReminderProps): React.JSX.Element {
  const navigate = useNavigate();
  const { markRead, prepare, dismiss, isPending } = useReminderActions(reminder);
  const { seniorLeader, scheduledAt, duration } = reminder.meeting;
  const name = fullName(seniorLeader);
  return (
    <li className="reminder">
      <Avatar name={name} />
      <div className="reminder__words">
        <p className="reminder__who">
          <strong>{name}</strong>
          <Badge tone="blue">{reminderTexts.inDays(daysUntil(scheduledAt))}</Badge>
        </p>
        {seniorLeader.position !== null && <p className="reminder__facts">{seniorLeader.position}</p>}
        <p className="reminder__facts">
          <time dateTime={scheduledAt}>{meetingTime(scheduledAt)}</time>
          <span>{minutes(duration)}</span>
        </p>
      </div>
      <div className="reminder__actions">
        <Button
          intent="primary"
          icon={<LightbulbIcon />}
          text={reminderTexts.generate}
          disabled={isPending}
          onClick={() => void markRead().then(prepare)}
        />
        <Button
          icon={<CalendarIcon />}
          text={reminderTexts.view}
          disabled={isPending}
          onClick={() => {
            void markRead();
            onClose();
            void navigate(addressOf('meetings'));
          }}
        />
        <Button
          variant="minimal"
          icon={<CrossIcon />}
          text={reminderTexts.dismiss}
          disabled={isPending}
          onClick={() => void dismiss().then((isDismissed) => isDismissed && onClose())}
        />
      </div>
    </li>
  );
}
