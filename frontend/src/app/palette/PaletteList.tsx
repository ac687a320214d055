import { t } from '@annals/contracts/kernel/text';
import { useEffect, useId, useRef, useState } from 'react';
import type { PaletteEntry, PaletteSource } from '../../ui/palette-entry';
import { texts } from './texts';
import { useDebouncedValue } from '../../time/useDebouncedValue';
import { usePaletteEntries } from './usePaletteEntries';

/** So long Enter waits for what is looked for on the server; then it opens what there is. */
const ANSWERED_WITHIN_MS = 5_000;

const keyOf = ({ group, id }: PaletteEntry) => `${group} ${id}`;

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
  const [chosen, setChosen] = useState<string>();
  // Enter was pressed before everything was there.
  const [isAwaited, setIsAwaited] = useState(false);
  const settled = useDebouncedValue(typed.trim());
  const { entries, isPending } = usePaletteEntries(sources, {
    // Enter opens what was typed, not what was shown a letter ago.
    typed,
    lookedUp: isAwaited ? typed.trim() : settled,
  });
  // What was chosen stays so when others come before it.
  const at = entries.findIndex((entry) => keyOf(entry) === chosen);
  const current = Math.max(at, 0);
  const optionId = (index: number) => `${listId}-${index}`;
  const choose = (index: number) => {
    const entry = entries[index];
    setChosen(entry && keyOf(entry));
    setIsAwaited(false);
  };

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onDone();
    entry.open();
  };
  const openCurrent = useRef<() => void>();
  useEffect(() => {
    openCurrent.current = () => {
      setIsAwaited(false);
      open(entries[current]);
    };
  });
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => openCurrent.current?.(), isPending ? ANSWERED_WITHIN_MS : 0);
    return () => clearTimeout(timer);
  }, [isAwaited, isPending]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      choose((current + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isPending && at < 0) setIsAwaited(true);
      else open(entries[current]);
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
            setChosen(undefined);
            setIsAwaited(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul className="palette__list" id={listId} role="listbox" aria-label={texts.results}>
        {entries.map((entry, index) => (
          <PaletteOption
            key={keyOf(entry)}
            id={optionId(index)}
            entry={entry}
            group={entries[index - 1]?.group === entry.group ? null : entry.group}
            isActive={index === current}
            onPoint={() => choose(index)}
            onOpen={() => open(entry)}
          />
        ))}
      </ul>
      <p className="palette__foot" role="status">
        {isPending && (isAwaited || entries.length === 0)
          ? texts.searching
          : entries.length === 0
            ? texts.nothing
            : texts.help}
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
