import type { RecognitionView } from '@annals/contracts/recognition/views';
import { Modal } from '../../design/Modal';
import { HistoryCard } from '../../history/HistoryCard';
import { useRecognitionHistoryQuery } from '../api';

interface HistoryDialogProps {
  readonly recognition: Pick<RecognitionView, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** What happened to a recognition. */
export function HistoryDialog({
  recognition: { id, title },
  onClose,
}: HistoryDialogProps): React.JSX.Element {
  const history = useRecognitionHistoryQuery({ recognitionId: id });
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <HistoryCard history={history} />
    </Modal>
  );
}
