import { Button } from '@blueprintjs/core';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly sentence: string;
  readonly confirm: string;
  readonly refuse?: string;
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
  /** Something to fill in before confirming. */
  readonly children?: React.ReactNode;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog(props: ConfirmDialogProps): React.JSX.Element {
  const { isOpen, title, sentence, confirm, refuse = 'Cancel', onConfirm, onRefuse } = props;
  return (
    <Modal title={title} isOpen={isOpen} onClose={onRefuse}>
      <div className="modal__body">
        <p>{sentence}</p>
        {props.children}
      </div>
      <div className="modal__foot">
        <Button text={refuse} onClick={onRefuse} />
        <Button
          intent={props.isDestructive ? 'danger' : 'primary'}
          text={confirm}
          loading={props.isPending ?? false}
          onClick={onConfirm}
        />
      </div>
    </Modal>
  );
}
