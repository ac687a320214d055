import type { SkipLevelDetail } from '@annals/contracts/features/skip-level/views';
import { LockIcon } from '@blueprintjs/icons';
import { useCurrentUser } from '../../../session/current-user';
import { EmptyState } from '../../../ui/EmptyState';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { useSkipLevelHistoryInfiniteQuery } from '../api';
import { ActionItems } from './ActionItems';
import { BriefingCard } from './BriefingCard';
import { SkipLevelHead } from './SkipLevelHead';
import { texts, wordsTexts } from './texts';
import { WordsCard } from './WordsCard';

/** Everything about one skip-level meeting, as far as the reader may see it. */
export function SkipLevelMeeting({ meeting }: { meeting: SkipLevelDetail }): React.JSX.Element {
  const isLeader = useCurrentUser().id === meeting.seniorLeaderId;
  if (!meeting.takesPart)
    return (
      <>
        <SkipLevelHead meeting={meeting} />
        <EmptyState
          level={2}
          icon={<LockIcon size={20} />}
          title={texts.privateTitle}
          sentence={texts.privateSentence}
        />
      </>
    );
  const { allowed } = meeting;
  const feedbackLater = !isLeader && meeting.status === 'scheduled' && !allowed.giveFeedback;
  return (
    <>
      <SkipLevelHead meeting={meeting} />
      <div className="screen-grid screen-grid--two">
        <div className="screen-grid">
          <BriefingCard meeting={meeting} />
          <ActionItems meeting={meeting} />
          <WordsCard
            meeting={meeting}
            field="followUpNotes"
            texts={wordsTexts.followUp}
            mayWrite={allowed.contribute}
          />
        </div>
        <div className="screen-grid">
          {isLeader && (
            <WordsCard
              meeting={meeting}
              field="leaderNotes"
              texts={wordsTexts.leader}
              mayWrite={allowed.takeLeaderNotes}
            />
          )}
          <WordsCard
            meeting={meeting}
            field="employeeFeedback"
            texts={
              feedbackLater
                ? { ...wordsTexts.feedback, empty: wordsTexts.feedback.later }
                : wordsTexts.feedback
            }
            mayWrite={allowed.giveFeedback}
          />
          <SkipLevelHistory meetingId={meeting.id} />
        </div>
      </div>
    </>
  );
}

/** Asked for only by those who may read it. */
function SkipLevelHistory({ meetingId }: { meetingId: string }): React.JSX.Element {
  return <HistoryCard history={useSkipLevelHistoryInfiniteQuery({ meetingId })} />;
}
