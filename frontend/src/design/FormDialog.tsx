import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { Modal } from './Modal';

interface FormDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Whether closing would lose something. */
  readonly isFilled: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** A dialog around a form: Escape or a click beside it asks before a half-filled form is thrown away. */
export function FormDialog(props: FormDialogProps): React.JSX.Element {
  const { title, isOpen, isFilled, onClose, children } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Modal title={title} isOpen={isOpen} onClose={() => (isFilled ? setAsking(true) : onClose())}>
        {children}
      </Modal>
      <ConfirmDialog
        isOpen={isOpen && asking}
        title="Discard what you filled in?"
        sentence="The form has not been sent. What you filled in will be lost."
        confirm="Discard"
        refuse="Keep editing"
        isDestructive
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onRefuse={() => setAsking(false)}
      />
    </>
  );
}
