import type { MeetingDetail } from '@annals/contracts/features/meetings/views';
import { LockIcon } from '@blueprintjs/icons';
import { useCurrentUser } from '../../../session/current-user';
import { EmptyState } from '../../../ui/EmptyState';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { useMeetingsHistoryInfiniteQuery } from '../api';
import { takesPart } from '../people-of-meeting';
import { ActionItems } from './ActionItems';
import { Agenda } from './Agenda';
import { MeetingHead } from './MeetingHead';
import { Notes } from './Notes';
import { texts } from './texts';

/** Everything about one meeting: what is planned, what was said and agreed, and how it came to be. */
export function MeetingView({ meeting }: { meeting: MeetingDetail }): React.JSX.Element {
  const { id } = useCurrentUser();
  return (
    <>
      <MeetingHead meeting={meeting} />
      {takesPart(meeting, id) ? (
        <div className="screen-grid screen-grid--two">
          <div className="screen-grid">
            <Agenda meeting={meeting} />
            <Notes meeting={meeting} />
            <ActionItems meeting={meeting} />
          </div>
          <MeetingHistory meetingId={meeting.id} />
        </div>
      ) : (
        <EmptyState
          level={2}
          icon={<LockIcon size={20} />}
          title={texts.privateTitle}
          sentence={texts.privateSentence}
        />
      )}
    </>
  );
}

/** Asked for only by those who may read it. */
function MeetingHistory({ meetingId }: { meetingId: string }): React.JSX.Element {
  return <HistoryCard history={useMeetingsHistoryInfiniteQuery({ meetingId })} />;
}
