import type { MeetingDetail } from '@annals/contracts/features/meetings/views';
import { LockIcon } from '@blueprintjs/icons';
import { ActionItemsCard } from '../../../conversations/ActionItemsCard';
import type { Ending } from '../../../conversations/conversation';
import { ConversationHead } from '../../../conversations/ConversationHead';
import { viewTexts } from '../../../conversations/texts';
import { WordsCard } from '../../../conversations/WordsCard';
import { useCurrentUser } from '../../../session/current-user';
import { EmptyState } from '../../../ui/EmptyState';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { PersonLink } from '../../people/PersonLink';
import {
  useMeetingsAgreeActionItemMutation,
  useMeetingsChangeMutation,
  useMeetingsChangeFollowingMutation,
  useMeetingsHistoryInfiniteQuery,
  useMeetingsSetActionItemMutation,
} from '../api';
import { DetailFacts } from '../Details';
import { SeriesFact } from '../SeriesFact';
import { takesPart } from '../people-of-meeting';
import { RescheduleDialog } from '../RescheduleDialog';
import { Agenda } from './Agenda';
import { LastTime } from './LastTime';
import { notesTexts, texts } from './texts';

/** Everything about one meeting: what is planned, what was said and agreed, and how it came to be. */
export function MeetingView({ meeting }: { meeting: MeetingDetail }): React.JSX.Element {
  const { id } = useCurrentUser();
  const { id: meetingId, managerName, employeeName } = meeting;
  const [change] = useMeetingsChangeMutation();
  const [changeFollowing] = useMeetingsChangeFollowingMutation();
  const end = ({ follows = false, status, ...ending }: Ending) =>
    (follows && status === 'cancelled'
      ? changeFollowing({ meetingId, status, ...ending })
      : change({ meetingId, status, ...ending })
    ).unwrap();
  return (
    <>
      <ConversationHead
        meeting={meeting}
        title={meeting.title}
        facts={
          <>
            <SeriesFact series={meeting.series} />
            <DetailFacts details={meeting} />
          </>
        }
        participants={[
          { name: managerName, link: <PersonLink id={meeting.managerId} name={managerName} /> },
          { name: employeeName, link: <PersonLink id={meeting.employeeId} name={employeeName} /> },
        ]}
        change={end}
        reschedule={(isOpen, onClose) => (
          <RescheduleDialog meeting={isOpen ? meeting : null} onClose={onClose} />
        )}
      />
      {takesPart(meeting, id) ? (
        <div className="screen-grid screen-grid--two meeting-parts">
          <LastTime meeting={meeting} />
          <div className="screen-grid meeting-parts__own">
            <Agenda meeting={meeting} />
            <WordsCard
              texts={notesTexts}
              record={`/api/meetings/${meetingId}`}
              what="notes"
              current={meeting.notes}
              rows={6}
              mayWrite={meeting.allowed.contribute}
              save={(notes, seenPosition) => change({ meetingId, notes, seenPosition }).unwrap()}
            />
            <ActionItems meeting={meeting} />
          </div>
          <MeetingHistory meetingId={meetingId} />
        </div>
      ) : (
        <EmptyState
          level={2}
          icon={<LockIcon size={20} />}
          title={viewTexts.privateTitle}
          sentence={texts.privateSentence}
        />
      )}
    </>
  );
}

function ActionItems({ meeting }: { meeting: MeetingDetail }): React.JSX.Element {
  const { id: meetingId } = meeting;
  const [agree] = useMeetingsAgreeActionItemMutation();
  const [setActionItem] = useMeetingsSetActionItemMutation();
  return (
    <ActionItemsCard
      items={meeting.actions}
      owners={[
        { id: meeting.managerId, name: meeting.managerName },
        { id: meeting.employeeId, name: meeting.employeeName },
      ]}
      mayContribute={meeting.allowed.contribute}
      agree={(item) => agree({ meetingId, ...item }).unwrap()}
      setDone={(itemId, done) => setActionItem({ meetingId, itemId, done }).unwrap()}
    />
  );
}

/** Asked for only by those who may read it. */
function MeetingHistory({ meetingId }: { meetingId: string }): React.JSX.Element {
  return <HistoryCard history={useMeetingsHistoryInfiniteQuery({ meetingId })} />;
}
