import { ArrowLeftIcon, CalendarIcon } from '@blueprintjs/icons';
import { Link, useParams } from 'react-router-dom';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { APP_PATHS } from '../../entry/app-paths';
import { useMeetingsOneQuery } from '../api';
import { MeetingView } from './MeetingView';
import { texts } from './texts';
import './meeting.css';

/** A meeting's own view. */
export default function MeetingScreen(): React.JSX.Element {
  const { meetingId = '' } = useParams();
  const { currentData: meeting, error, refetch } = useMeetingsOneQuery({ meetingId });
  return (
    <>
      <Link className="meeting-back" to={APP_PATHS.meetings}>
        <ArrowLeftIcon />
        {texts.back}
      </Link>
      {meeting ? (
        <MeetingView key={meeting.id} meeting={meeting} />
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={5} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<CalendarIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
