import { useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { UnsavedChangesContext } from './unsaved-changes';
import { Modal } from './Modal';

interface FormDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The form; it says by `useUnsavedChanges` whether closing would lose something. */
  readonly children: React.ReactNode;
}

/** A dialog around a form: Escape or a click beside it asks before a half-filled form is thrown away. */
export function FormDialog({ title, isOpen, onClose, children }: FormDialogProps): React.JSX.Element {
  const [asking, setAsking] = useState(false);
  const isFilled = useRef(false);
  const tellFilled = useCallback((filled: boolean) => {
    isFilled.current = filled;
  }, []);
  return (
    <>
      <Modal title={title} isOpen={isOpen} onClose={() => (isFilled.current ? setAsking(true) : onClose())}>
        <UnsavedChangesContext.Provider value={tellFilled}>{children}</UnsavedChangesContext.Provider>
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
