import { addressOf } from '@annals/contracts/addresses';
import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { EditIcon } from '@blueprintjs/icons';
import { ConversationItem } from '../../conversations/ConversationItem';
import { IconButton } from '../../ui/IconButton';
import { otherName, peopleLabel } from './people-of-meeting';
import { texts } from './texts';

interface MeetingListItemProps {
  readonly meeting: MeetingView;
  /** Who is looking. */
  readonly personId: string;
  readonly onReschedule: () => void;
}

/** One meeting of the list. */
export function MeetingListItem(props: MeetingListItemProps): React.JSX.Element {
  const { meeting, personId, onReschedule } = props;
  return (
    <ConversationItem
      meeting={meeting}
      path={addressOf('meeting', { meetingId: meeting.id })}
      title={meeting.title}
      other={otherName(meeting, personId)}
      open={texts.open(meeting.title)}
      people={peopleLabel(meeting, personId)}
      notes={meeting.notes}
      action={
        meeting.status === 'scheduled' &&
        meeting.managerId === personId && (
          <IconButton
            variant="minimal"
            icon={<EditIcon />}
            label={texts.reschedule(meeting.title)}
            onClick={onReschedule}
          />
        )
      }
    />
  );
}
