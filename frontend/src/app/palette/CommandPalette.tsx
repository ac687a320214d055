import { Dialog } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { PaletteList } from './PaletteList';
import { texts } from './texts';
import './palette.css';

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Finds pages, actions, meetings and people by a few letters. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps): React.JSX.Element {
  return (
    <Dialog
      className="palette"
      isOpen={isOpen}
      onClose={onClose}
      aria-label={texts.title}
      shouldReturnFocusOnClose
      transitionDuration={80}
    >
      <PaletteList icon={<SearchIcon />} onDone={onClose} />
    </Dialog>
  );
}
