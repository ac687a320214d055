import type { SkipLevelDetail } from '@annals/contracts/features/skip-level/views';
import { Button } from '@blueprintjs/core';
import { CalendarIcon, TimeIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useCurrentUser } from '../../../session/current-user';
import { Avatar } from '../../../ui/Avatar';
import { StatusBadge } from '../../meetings/StatusBadge';
import { meetingTime, minutes } from '../../../time/format';
import { useBegun } from '../../../time/useBegun';
import { CancelDialog } from './CancelDialog';
import { CompleteDialog } from './CompleteDialog';
import { RescheduleDialog } from './RescheduleDialog';
import { texts } from './texts';

type OpenDialog = 'reschedule' | 'complete' | 'cancel' | null;

/** When the meeting is and between whom, and what can be done with it. */
export function SkipLevelHead({ meeting }: { meeting: SkipLevelDetail }): React.JSX.Element {
  const { id } = useCurrentUser();
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const hasBegun = useBegun(meeting.scheduledAt);
  const { seniorLeaderName, employeeName, managerName } = meeting;
  return (
    <header className="meeting-head">
      <div className="meeting-head__words">
        <div className="meeting-head__title">
          <h2>
            {meeting.takesPart
              ? texts.titleWith(meeting.employeeId === id ? seniorLeaderName : employeeName)
              : texts.titleBetween(seniorLeaderName, employeeName)}
          </h2>
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
          <Person name={seniorLeaderName} facts={[meeting.seniorLeaderPosition]} />
          <Person
            name={employeeName}
            facts={[meeting.employeePosition, managerName === null ? null : texts.manager(managerName)]}
          />
        </p>
        {meeting.cancellationReason !== null && <p>{texts.cancelledBecause(meeting.cancellationReason)}</p>}
        {meeting.nextMeetingScheduled !== null && (
          <p>{texts.next(meetingTime(meeting.nextMeetingScheduled))}</p>
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

function Person({ name, facts }: { name: string; facts: readonly (string | null)[] }): React.JSX.Element {
  return (
    <span>
      <Avatar name={name} />
      {[name, ...facts].filter((fact) => fact !== null).join(', ')}
    </span>
  );
}
