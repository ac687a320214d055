import { CalendarIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { useMeetingsOneQuery } from '../api';
import { MeetingView } from './MeetingView';
import { viewTexts } from '../../../conversations/texts';

/** A meeting's own view. */
export default function MeetingScreen(): React.JSX.Element {
  const { meetingId = '' } = useParams();
  const result = useMeetingsOneQuery({ meetingId });
  return (
    <RecordScreen
      backTo={addressOf('meetings')}
      icon={<CalendarIcon size={20} />}
      texts={viewTexts}
      result={result}
    >
      {(meeting) => <MeetingView key={meeting.id} meeting={meeting} />}
    </RecordScreen>
  );
}
