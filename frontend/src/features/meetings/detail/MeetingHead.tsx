import type { MeetingDetail } from '@annals/contracts/features/meetings/views';
import { Button } from '@blueprintjs/core';
import { CalendarIcon, TimeIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Avatar } from '../../../ui/Avatar';
import { meetingTime, minutes } from '../../../time/format';
import { useBegun } from '../../../time/useBegun';
import { RescheduleDialog } from '../RescheduleDialog';
import { DetailFacts } from '../Details';
import { StatusBadge } from '../StatusBadge';
import { CancelDialog } from './CancelDialog';
import { CompleteDialog } from './CompleteDialog';
import { texts } from './texts';

type OpenDialog = 'reschedule' | 'complete' | 'cancel' | null;

/** What the meeting is, when and between whom, and what can be done with it. */
export function MeetingHead({ meeting }: { meeting: MeetingDetail }): React.JSX.Element {
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const hasBegun = useBegun(meeting.scheduledAt);
  return (
    <header className="meeting-head">
      <div className="meeting-head__words">
        <div className="meeting-head__title">
          <h2>{meeting.title}</h2>
          <StatusBadge status={meeting.status} />
        </div>
        <p className="meeting-head__facts">
          <span>
            <CalendarIcon />
            <time dateTime={meeting.scheduledAt}>{meetingTime(meeting.scheduledAt)}</time>
          </span>
          <span>
            <TimeIcon />
            {minutes(meeting.duration)}
          </span>
          <DetailFacts details={meeting} />
          {[meeting.managerName, meeting.employeeName].map((name) => (
            <span key={name}>
              <Avatar name={name} />
              {name}
            </span>
          ))}
        </p>
        {meeting.cancellationReason !== null && meeting.cancellationReason !== '' && (
          <p>{texts.cancelledBecause(meeting.cancellationReason)}</p>
        )}
      </div>
      {meeting.allowed.change && (
        <div className="meeting-head__actions">
          <Button text={texts.cancelMeeting} onClick={() => setOpen('cancel')} />
          <Button text={texts.reschedule} onClick={() => setOpen('reschedule')} />
          {hasBegun && <Button intent="primary" text={texts.complete} onClick={() => setOpen('complete')} />}
        </div>
      )}
      <RescheduleDialog meeting={open === 'reschedule' ? meeting : null} onClose={close} />
      <CompleteDialog meetingId={meeting.id} isOpen={open === 'complete'} onClose={close} />
      <CancelDialog meetingId={meeting.id} isOpen={open === 'cancel'} onClose={close} />
    </header>
  );
}
