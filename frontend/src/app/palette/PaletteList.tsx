import { t } from '@annals/contracts/kernel/text';
import { useEffect, useId, useRef, useState } from 'react';
import type { PaletteEntry, PaletteSource } from '../../ui/palette-entry';
import { texts } from './texts';
import { useDebouncedValue } from '../../time/useDebouncedValue';
import { usePaletteEntries } from './usePaletteEntries';

interface PaletteListProps {
  readonly icon: React.ReactNode;
  readonly sources: readonly PaletteSource[];
  /** What the input holds when it opens. */
  readonly typedBefore: string;
  readonly onDone: () => void;
}

/** A combobox: the focus stays in the input, the arrow keys move through what was found. */
export function PaletteList({ icon, sources, typedBefore, onDone }: PaletteListProps): React.JSX.Element {
  const listId = useId();
  const [typed, setTyped] = useState(typedBefore);
  const [active, setActive] = useState(0);
  const entries = usePaletteEntries(sources, {
    // Enter opens what was typed, not what was shown a letter ago.
    typed,
    lookedUp: useDebouncedValue(typed.trim()),
  });
  const current = Math.min(active, entries.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onDone();
    entry.open();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((current + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      open(entries[current]);
    }
  };

  return (
    <>
      <div className="palette__input">
        {icon}
        <input
          // The palette opens to be typed into.
          autoFocus
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          role="combobox"
          aria-label={texts.title}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries.length > 0 ? optionId(current) : undefined}
          aria-autocomplete="list"
          placeholder={texts.placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul className="palette__list" id={listId} role="listbox" aria-label={texts.results}>
        {entries.map((entry, index) => (
          <PaletteOption
            key={`${entry.group} ${entry.id}`}
            id={optionId(index)}
            entry={entry}
            group={entries[index - 1]?.group === entry.group ? null : entry.group}
            isActive={index === current}
            onPoint={() => setActive(index)}
            onOpen={() => open(entry)}
          />
        ))}
      </ul>
      <p className="palette__foot" role="status">
        {entries.length === 0 ? texts.nothing : texts.help}
      </p>
    </>
  );
}

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  /** The group's name above its first entry. */
  readonly group: string | null;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

function PaletteOption(props: PaletteOptionProps): React.JSX.Element {
  const { id, entry, group, isActive, onPoint, onOpen } = props;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keyboard is at the input, which names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      className="palette__option"
      id={id}
      ref={element}
      role="option"
      aria-selected={isActive}
      data-group={group === null ? undefined : t(group)}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className="palette__label">{entry.label}</span>
      {entry.hint !== undefined && <span className="palette__hint">{entry.hint}</span>}
    </li>
  );
}
