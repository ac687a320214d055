import { fullName } from '../../../session/current-user';
import { pagedList } from '../../../api/paged-list';
import { useRecognitionDecideMutation, useRecognitionListWaitingInfiniteQuery } from '../api';
import { RecognitionItem } from '../feed/RecognitionItem';
import { nominationTexts as texts } from './texts';
import { Waiting } from './Waiting';

/** So few at first, that the rest of the screen stays in sight. */
const AT_ONCE = 3;

/** The nominations the reader decides on. */
export function WaitingNominations(): React.JSX.Element {
  const list = pagedList(useRecognitionListWaitingInfiniteQuery({ limit: AT_ONCE }));
  const [send] = useRecognitionDecideMutation();
  return (
    <Waiting
      texts={texts}
      list={list}
      nameOf={({ recipient, title }) => `${fullName(recipient)}: “${title}”`}
      wordsOf={({ title, recipient, pointsAwarded }) => ({
        title,
        rejectTexts: { ...texts.reject, title: texts.reject.title(fullName(recipient)) },
        approved: {
          done: texts.approved,
          doneSentence: texts.approvedSentence(fullName(recipient), pointsAwarded),
        },
        rejected: { done: texts.declined, doneSentence: texts.declinedSentence },
      })}
      approve={({ id }) => send({ recognitionId: id, status: 'approved' }).unwrap()}
      reject={({ id }, reason) => send({ recognitionId: id, status: 'declined', reason }).unwrap()}
    >
      {(nomination, box, buttons) => (
        <RecognitionItem key={nomination.id} recognition={nomination} box={box} actions={buttons} />
      )}
    </Waiting>
  );
}
