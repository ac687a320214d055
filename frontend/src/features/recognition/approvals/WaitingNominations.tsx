import { declineReason } from '@annals/contracts/features/recognition/commands';
import type { RecognitionView } from '@annals/contracts/features/recognition/views';
import { fullName } from '../../../session/current-user';
import { pagedList } from '../../../api/paged-list';
import { useAttempt } from '../../../api/useAttempt';
import { useBulk } from '../../../ui/bulk/useBulk';
import { useRecognitionDecideMutation, useRecognitionListWaitingInfiniteQuery } from '../api';
import { RecognitionItem } from '../feed/RecognitionItem';
import { DecisionButtons } from './DecisionButtons';
import { approvalTexts, bulkNominationTexts, nominationTexts, rejectNominationTexts } from './texts';
import { WaitingCard } from './WaitingCard';

/** So few at first, that the rest of the screen stays in sight. */
const AT_ONCE = 3;

/** The nominations the reader decides on, the longest waiting first; nothing while there are none. */
export function WaitingNominations(): React.JSX.Element {
  const list = pagedList(useRecognitionListWaitingInfiniteQuery({ limit: AT_ONCE }));
  const [send] = useRecognitionDecideMutation();
  const bulk = useBulk({
    items: list.items,
    isOpen: () => true,
    nameOf: ({ recipient, title }) => `${fullName(recipient)}: “${title}”`,
    acts: [
      {
        ...bulkNominationTexts.approve,
        send: ({ id }) => send({ recognitionId: id, status: 'approved' }).unwrap(),
      },
      {
        ...bulkNominationTexts.reject,
        isDestructive: true,
        words: { label: rejectNominationTexts.words, rule: declineReason },
        send: ({ id }, reason) => send({ recognitionId: id, status: 'declined', reason }).unwrap(),
      },
    ],
  });
  return (
    <>
      <WaitingCard
        title={approvalTexts.nominations}
        failed={approvalTexts.failedNominations}
        list={list}
        bar={bulk.bar}
      >
        {(nomination) => (
          <RecognitionItem
            key={nomination.id}
            recognition={nomination}
            actions={
              <>
                {bulk.boxOf(nomination)}
                <Decision nomination={nomination} />
              </>
            }
          />
        )}
      </WaitingCard>
      {bulk.dialog}
    </>
  );
}

function Decision({ nomination }: { nomination: RecognitionView }): React.JSX.Element {
  const [send] = useRecognitionDecideMutation();
  const { attempt, refusal, isPending } = useAttempt(approvalTexts);
  const { id: recognitionId, title, recipient, pointsAwarded } = nomination;
  return (
    <DecisionButtons
      title={title}
      noTexts={{ ...rejectNominationTexts, title: rejectNominationTexts.title(fullName(recipient)) }}
      isPending={isPending}
      refusal={refusal}
      onApprove={() =>
        void attempt(() => send({ recognitionId, status: 'approved' }).unwrap(), {
          done: nominationTexts.approved,
          doneSentence: nominationTexts.approvedSentence(fullName(recipient), pointsAwarded),
        })
      }
      onDecline={(reason) =>
        attempt(() => send({ recognitionId, status: 'declined', reason }).unwrap(), {
          done: nominationTexts.declined,
          doneSentence: nominationTexts.declinedSentence,
        })
      }
    />
  );
}
