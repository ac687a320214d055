import { Button } from '@blueprintjs/core';
import { CalendarIcon, TimeIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { meetingTime, minutes } from '../time/format';
import { useBegun } from '../time/useBegun';
import { Avatar } from '../ui/Avatar';
import { RecordHead } from '../ui/RecordHead';
import { CancelDialog } from './CancelDialog';
import { CompleteDialog } from './CompleteDialog';
import type { Conversation, Ending, SendChange } from './conversation';
import { StatusBadge } from './StatusBadge';
import { viewTexts as texts } from './texts';

/** One of the two, with what they are. */
interface Participant {
  readonly name: string;
  /** The name, leading to the person. */
  readonly link: React.ReactNode;
  readonly facts?: readonly (string | null)[];
}

interface ConversationHeadProps {
  readonly meeting: Conversation;
  readonly title: string;
  readonly participants: readonly Participant[];
  /** More than when and with whom. */
  readonly facts?: React.ReactNode;
  readonly change: SendChange<Ending>;
  /** The dialog that moves it. */
  readonly reschedule: (isOpen: boolean, onClose: () => void) => React.ReactNode;
  readonly asksForNext?: boolean;
  readonly children?: React.ReactNode;
}

/** What a meeting is, when and between whom, and what can be done with it. */
export function ConversationHead(props: ConversationHeadProps): React.JSX.Element {
  const { meeting, title, participants, facts, change, reschedule, asksForNext = false, children } = props;
  const [open, setOpen] = useState<'reschedule' | 'complete' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const what = [title, ...participants.map(({ name }) => name), meetingTime(meeting.scheduledAt)].join(', ');
  const hasBegun = useBegun(meeting.scheduledAt);
  return (
    <RecordHead
      title={title}
      badge={<StatusBadge status={meeting.status} />}
      facts={
        <>
          <span>
            <CalendarIcon />
            <time dateTime={meeting.scheduledAt}>{meetingTime(meeting.scheduledAt)}</time>
          </span>
          <span>
            <TimeIcon />
            {minutes(meeting.duration)}
          </span>
          {facts}
          {participants.map(({ name, link, facts: known = [] }) => (
            <span key={name}>
              <Avatar name={name} />
              <span>
                {link}
                {known.filter((fact) => fact !== null).map((fact) => `, ${fact}`)}
              </span>
            </span>
          ))}
        </>
      }
      actions={
        meeting.allowed.change ? (
          <>
            <Button text={texts.cancelMeeting} onClick={() => setOpen('cancel')} />
            <Button text={texts.reschedule} onClick={() => setOpen('reschedule')} />
            {hasBegun && (
              <Button intent="primary" text={texts.complete} onClick={() => setOpen('complete')} />
            )}
          </>
        ) : null
      }
    >
      {meeting.cancellationReason !== null && meeting.cancellationReason !== '' && (
        <p>{texts.cancelledBecause(meeting.cancellationReason)}</p>
      )}
      {children}
      {reschedule(open === 'reschedule', close)}
      <CompleteDialog
        what={what}
        isOpen={open === 'complete'}
        asksForNext={asksForNext}
        change={change}
        onClose={close}
      />
      <CancelDialog
        what={what}
        isOpen={open === 'cancel'}
        series={meeting.series}
        change={change}
        onClose={close}
      />
    </RecordHead>
  );
}
