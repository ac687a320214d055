import { changeSkipLevel } from '@annals/contracts/features/skip-level/commands';
import type { SkipLevelDetail } from '@annals/contracts/features/skip-level/views';
import { LockIcon } from '@blueprintjs/icons';
import { ActionItemsCard } from '../../../conversations/ActionItemsCard';
import { ConversationHead } from '../../../conversations/ConversationHead';
import { RescheduleDialog } from '../../../conversations/RescheduleDialog';
import { viewTexts } from '../../../conversations/texts';
import { WordsCard } from '../../../conversations/WordsCard';
import { useCurrentUser } from '../../../session/current-user';
import { meetingTime } from '../../../time/format';
import { EmptyState } from '../../../ui/EmptyState';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { PersonLink } from '../../people/PersonLink';
import {
  useSkipLevelAgreeActionItemMutation,
  useSkipLevelChangeMutation,
  useSkipLevelHistoryInfiniteQuery,
  useSkipLevelSetActionItemMutation,
} from '../api';
import { BriefingCard } from './BriefingCard';
import { texts, wordsTexts } from './texts';

/** Everything about one skip-level meeting, as far as the reader may see it. */
export function SkipLevelMeeting({ meeting }: { meeting: SkipLevelDetail }): React.JSX.Element {
  const { id } = useCurrentUser();
  const [change] = useSkipLevelChangeMutation();
  const { id: meetingId, seniorLeaderName, employeeName, managerName, nextMeetingScheduled } = meeting;
  const other = meeting.employeeId === id ? seniorLeaderName : employeeName;
  const reportsTo = managerName === null ? null : texts.manager(managerName);
  return (
    <>
      <ConversationHead
        meeting={meeting}
        title={
          meeting.takesPart ? texts.titleWith(other) : texts.titleBetween(seniorLeaderName, employeeName)
        }
        participants={[
          {
            name: seniorLeaderName,
            link: <PersonLink id={meeting.seniorLeaderId} name={seniorLeaderName} />,
            facts: [meeting.seniorLeaderPosition],
          },
          {
            name: employeeName,
            link: <PersonLink id={meeting.employeeId} name={employeeName} />,
            facts: [meeting.employeePosition, reportsTo],
          },
        ]}
        asksForNext
        change={({ follows: _, ...ending }) => change({ meetingId, ...ending }).unwrap()}
        reschedule={(isOpen, onClose) => (
          <RescheduleDialog
            meeting={isOpen ? meeting : null}
            contract={changeSkipLevel}
            send={(_, changes) => change({ meetingId, ...changes }).unwrap()}
            onClose={onClose}
          />
        )}
      >
        {nextMeetingScheduled !== null && <p>{texts.next(meetingTime(nextMeetingScheduled))}</p>}
      </ConversationHead>
      {meeting.takesPart ? (
        <SharedParts meeting={meeting} isLeader={id === meeting.seniorLeaderId} />
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

interface PartsProps {
  readonly meeting: SkipLevelDetail;
  readonly isLeader: boolean;
}

/** What the two of them read and write. */
function SharedParts({ meeting, isLeader }: PartsProps): React.JSX.Element {
  const { allowed } = meeting;
  const feedbackLater = !isLeader && meeting.status === 'scheduled' && !allowed.giveFeedback;
  return (
    <div className="screen-grid screen-grid--two">
      <div className="screen-grid">
        <BriefingCard meeting={meeting} />
        <ActionItems meeting={meeting} />
        <Words
          meeting={meeting}
          field="followUpNotes"
          texts={wordsTexts.followUp}
          mayWrite={allowed.contribute}
        />
      </div>
      <div className="screen-grid">
        {isLeader && (
          <Words
            meeting={meeting}
            field="leaderNotes"
            texts={wordsTexts.leader}
            mayWrite={allowed.takeLeaderNotes}
          />
        )}
        <Words
          meeting={meeting}
          field="employeeFeedback"
          texts={
            feedbackLater ? { ...wordsTexts.feedback, empty: wordsTexts.feedback.later } : wordsTexts.feedback
          }
          mayWrite={allowed.giveFeedback}
        />
        <HistoryCard history={useSkipLevelHistoryInfiniteQuery({ meetingId: meeting.id })} />
      </div>
    </div>
  );
}

interface WordsProps {
  readonly meeting: SkipLevelDetail;
  readonly field: 'followUpNotes' | 'leaderNotes' | 'employeeFeedback';
  readonly texts: Record<'title' | 'label' | 'help' | 'empty', string>;
  readonly mayWrite: boolean;
}

function Words({ meeting, field, texts: words, mayWrite }: WordsProps): React.JSX.Element {
  const [change] = useSkipLevelChangeMutation();
  const { id: meetingId } = meeting;
  return (
    <WordsCard
      texts={{ ...wordsTexts, ...words }}
      record={`/api/skip-level/${meetingId}`}
      what={field}
      current={meeting[field]}
      mayWrite={mayWrite}
      save={(text, seenPosition) => change({ meetingId, [field]: text, seenPosition }).unwrap()}
    />
  );
}

function ActionItems({ meeting }: { meeting: SkipLevelDetail }): React.JSX.Element {
  const { id: meetingId } = meeting;
  const [agree] = useSkipLevelAgreeActionItemMutation();
  const [setActionItem] = useSkipLevelSetActionItemMutation();
  return (
    <ActionItemsCard
      items={meeting.actions}
      owners={[
        { id: meeting.seniorLeaderId, name: meeting.seniorLeaderName },
        { id: meeting.employeeId, name: meeting.employeeName },
      ]}
      mayContribute={meeting.allowed.contribute}
      agree={(item) => agree({ meetingId, ...item }).unwrap()}
      setDone={(itemId, done) => setActionItem({ meetingId, itemId, done }).unwrap()}
    />
  );
}
