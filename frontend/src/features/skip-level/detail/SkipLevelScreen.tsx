import { CalendarIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { useSkipLevelOneQuery } from '../api';
import './skip-level.css';
import { SkipLevelMeeting } from './SkipLevelMeeting';
import { viewTexts } from '../../../conversations/texts';

/** A skip-level meeting's own view. */
export default function SkipLevelScreen(): React.JSX.Element {
  const { meetingId = '' } = useParams();
  const result = useSkipLevelOneQuery({ meetingId });
  return (
    <RecordScreen
      backTo={addressOf('meetings')}
      icon={<CalendarIcon size={20} />}
      texts={viewTexts}
      result={result}
    >
      {(meeting) => <SkipLevelMeeting key={meeting.id} meeting={meeting} />}
    </RecordScreen>
  );
}
