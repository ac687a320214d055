import { t } from '@annals/contracts/kernel/text';
import { Button } from '@blueprintjs/core';
import { Modal } from './Modal';
import { useTypedName } from './useTypedName';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly sentence: string;
  readonly confirm: string;
  readonly refuse?: string;
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  /** The name of what it concerns, to be typed before something that cannot be undone. */
  readonly typedName?: string;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
  /** Something to fill in before confirming. */
  readonly children?: React.ReactNode;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog(props: ConfirmDialogProps): React.JSX.Element {
  const { isOpen, title, onRefuse } = props;
  return (
    <Modal title={title} isOpen={isOpen} onClose={onRefuse}>
      <Question {...props} />
    </Modal>
  );
}

function Question(props: ConfirmDialogProps): React.JSX.Element {
  const { sentence, confirm, refuse = t('Cancel'), onConfirm, onRefuse } = props;
  const name = useTypedName(props.typedName);
  return (
    <>
      <div className="modal__body">
        <p>{sentence}</p>
        {props.children}
        {name.field}
      </div>
      <div className="modal__foot">
        <Button text={refuse} onClick={onRefuse} />
        <Button
          intent={props.isDestructive ? 'danger' : 'primary'}
          text={confirm}
          loading={props.isPending ?? false}
          onClick={() => name.isNamed() && onConfirm()}
        />
      </div>
    </>
  );
}
