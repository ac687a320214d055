import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';
import { NominateDialog } from '../recognition/nominate/NominateDialog';
import { RequestTimeOffDialog } from '../time-off/RequestTimeOffDialog';
import type { ActionHere } from './actions';

interface ActionFormProps {
  readonly action: ActionHere;
  readonly isOpen: boolean;
  /** It was sent and accepted: opening the form is no action. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The form of the action an insight suggests, over the insight. */
export function ActionForm({ action, onDone, ...dialog }: ActionFormProps): React.JSX.Element {
  switch (action.form) {
    case 'meeting':
      return <ScheduleMeetingDialog {...dialog} employeeId={action.employeeId} onScheduled={onDone} />;
    case 'nomination':
      return <NominateDialog {...dialog} onNominated={onDone} />;
    case 'time-off':
      return <RequestTimeOffDialog {...dialog} onRequested={onDone} />;
  }
}
