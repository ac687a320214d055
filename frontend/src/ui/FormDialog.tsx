import { useCallback, useRef, useState } from 'react';
import DiscardDialog from './DiscardDialog';
import { UnsavedChangesContext, type Settle } from './unsaved-changes';
import { Modal } from './Modal';

interface FormDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  /** The form; it says by `useUnsavedChanges` whether closing would lose something. */
  readonly children: React.ReactNode;
}

/** A dialog around a form: Escape or a click beside it asks before a half-filled form is thrown away. */
export function FormDialog({
  title,
  isOpen,
  isWide = false,
  onClose,
  children,
}: FormDialogProps): React.JSX.Element {
  const [asking, setAsking] = useState(false);
  const filled = useRef<Settle | null>(null);
  const tellFilled = useCallback((settle: Settle | null) => {
    filled.current = settle;
  }, []);
  return (
    <>
      <Modal
        title={title}
        isOpen={isOpen}
        isWide={isWide}
        onClose={() => (filled.current ? setAsking(true) : onClose())}
      >
        <UnsavedChangesContext.Provider value={tellFilled}>{children}</UnsavedChangesContext.Provider>
      </Modal>
      <DiscardDialog
        isOpen={isOpen && asking}
        onDiscard={() => {
          setAsking(false);
          filled.current?.();
          onClose();
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
