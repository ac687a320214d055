import { t } from '@annals/contracts/kernel/text';
import { Dialog } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './IconButton';

interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** For more than a form: two columns where there is room. */
  readonly isWide?: boolean;
  /** Escape, the close button, or a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** Gives the focus back to what had it when a dialog opened. The dialog does so itself when it closes, but not when it is taken away with what it is in. */
function useFocusGivenBack(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  // Before anything in the dialog takes it.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(
    () => () => {
      const { current } = opener;
      if (document.activeElement === document.body && current instanceof HTMLElement) current.focus();
    },
    [],
  );
}

/** A dialog that keeps the focus while it is open and gives it back after. */
export function Modal({ title, isOpen, isWide = false, onClose, children }: ModalProps): React.JSX.Element {
  const titleId = useId();
  useFocusGivenBack(isOpen);
  return (
    <Dialog
      className={isWide ? 'modal modal--wide' : 'modal'}
      isOpen={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      shouldReturnFocusOnClose
      transitionDuration={120}
    >
      <div className="modal__head">
        <h2 className="modal__title" id={titleId}>
          {title}
        </h2>
        <IconButton variant="minimal" icon={<CrossIcon />} label={t('Close')} onClick={onClose} />
      </div>
      {children}
    </Dialog>
  );
}
