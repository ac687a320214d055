import type { RecognitionView } from '@annals/contracts/features/recognition/views';
import { Modal } from '../../../ui/Modal';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { useRecognitionHistoryInfiniteQuery } from '../api';

interface HistoryDialogProps {
  readonly recognition: Pick<RecognitionView, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** What happened to a recognition. */
export function HistoryDialog({
  recognition: { id, title },
  onClose,
}: HistoryDialogProps): React.JSX.Element {
  const history = useRecognitionHistoryInfiniteQuery({ recognitionId: id });
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <HistoryCard history={history} />
    </Modal>
  );
}
