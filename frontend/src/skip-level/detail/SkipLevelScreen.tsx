import { ArrowLeftIcon, CalendarIcon } from '@blueprintjs/icons';
import { Link, useParams } from 'react-router-dom';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { APP_PATHS } from '../../entry/app-paths';
import '../../meetings/detail/meeting.css';
import { useSkipLevelOneQuery } from '../api';
import './skip-level.css';
import { SkipLevelMeeting } from './SkipLevelMeeting';
import { texts } from './texts';

/** A skip-level meeting's own view. */
export default function SkipLevelScreen(): React.JSX.Element {
  const { meetingId = '' } = useParams();
  const { currentData: meeting, error, refetch } = useSkipLevelOneQuery({ meetingId });
  return (
    <>
      <Link className="meeting-back" to={APP_PATHS.meetings}>
        <ArrowLeftIcon />
        {texts.back}
      </Link>
      {meeting ? (
        <SkipLevelMeeting key={meeting.id} meeting={meeting} />
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
