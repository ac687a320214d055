import { useAttempt, type AttemptTexts } from '../api/useAttempt';
import { ConfirmDialog } from './ConfirmDialog';
import { FormRefusal } from './FormFooter';

interface ConfirmCommandProps<Answer> {
  readonly isOpen: boolean;
  readonly title: string;
  readonly sentence: string;
  /** The button that sends it. */
  readonly confirm: string;
  readonly refuse?: string;
  readonly isDestructive?: boolean;
  /** The name of what it concerns, to be typed before something that cannot be undone. */
  readonly typedName?: string;
  /** What is said of how it went. */
  readonly texts: AttemptTexts;
  readonly send: () => Promise<Answer>;
  /** It was accepted, or given up; what the server refuses stays open with its sentence. */
  readonly onClose: () => void;
}

/** Asks before a command that takes no more than a yes, sends it once, and says how it went. */
export function ConfirmCommand<Answer>(props: ConfirmCommandProps<Answer>): React.JSX.Element | null {
  // What was refused when it was open before is not said any more.
  return props.isOpen ? <Asking {...props} /> : null;
}

function Asking<Answer>(props: ConfirmCommandProps<Answer>): React.JSX.Element {
  const { texts, send, onClose, ...question } = props;
  const { attempt, refusal, isPending } = useAttempt(texts);
  const confirm = async () => {
    if ((await attempt(send)) !== undefined) onClose();
  };
  return (
    <ConfirmDialog {...question} isPending={isPending} onConfirm={() => void confirm()} onRefuse={onClose}>
      <FormRefusal sentence={refusal} />
    </ConfirmDialog>
  );
}
