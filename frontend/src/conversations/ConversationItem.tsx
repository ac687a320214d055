import type { MeetingStatus } from '@annals/contracts/features/meetings/constants';
import { ChevronRightIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { meetingTime, minutes } from '../time/format';
import { IconButton } from '../ui/IconButton';
import { RecordRow } from '../ui/RecordRow';
import { StatusBadge } from './StatusBadge';

interface ConversationItemProps {
  readonly meeting: {
    readonly scheduledAt: string;
    readonly duration: number;
    readonly status: MeetingStatus;
  };
  readonly path: string;
  readonly title: string;
  /** Whose face is beside it. */
  readonly other: string;
  /** Says what the button opens. */
  readonly open: string;
  /** Who takes part, where the title does not say so. */
  readonly people?: string;
  readonly notes?: string | null;
  /** What else can be done with it. */
  readonly action?: React.ReactNode;
}

/** One meeting of a list: with whom and when. */
export function ConversationItem(props: ConversationItemProps): React.JSX.Element {
  const { meeting, path, title, other, open, people, notes, action } = props;
  const navigate = useNavigate();
  return (
    <RecordRow
      path={path}
      title={title}
      face={other}
      status={<StatusBadge status={meeting.status} />}
      facts={
        <>
          <time dateTime={meeting.scheduledAt}>{meetingTime(meeting.scheduledAt)}</time>
          <span>{minutes(meeting.duration)}</span>
          {people !== undefined && <span>{people}</span>}
        </>
      }
      notes={notes ?? null}
      end={
        <>
          {action}
          <IconButton
            variant="minimal"
            icon={<ChevronRightIcon />}
            label={open}
            onClick={() => void navigate(path)}
          />
        </>
      }
    />
  );
}
