import { Dialog } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import type { PaletteSource } from '../../ui/palette-entry';
import { PaletteList } from './PaletteList';
import { texts } from './texts';
import './palette.css';

export interface CommandPaletteProps {
  readonly sources: readonly PaletteSource[];
  /** What was typed before it opened; null: it is closed. */
  readonly typed: string | null;
  readonly onClose: () => void;
}

/** Finds pages, actions, and what features have, by a few letters. */
export function CommandPalette({ sources, typed, onClose }: CommandPaletteProps): React.JSX.Element {
  const titleId = useId();
  return (
    <Dialog
      className="palette"
      isOpen={typed !== null}
      onClose={onClose}
      aria-labelledby={titleId}
      shouldReturnFocusOnClose
      transitionDuration={80}
    >
      <h2 className="visually-hidden" id={titleId}>
        {texts.title}
      </h2>
      <PaletteList sources={sources} icon={<SearchIcon />} typedBefore={typed ?? ''} onDone={onClose} />
    </Dialog>
  );
}
