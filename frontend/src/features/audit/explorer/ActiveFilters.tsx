import { roleWords } from '@annals/contracts/features/audit/words';
import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { exactTime } from '../../../time/format';
import { useAuditPeopleQuery } from '../api';
import { filterTexts, narrowTexts, PART_LABELS, texts } from '../texts';

interface ActiveFiltersProps {
  readonly filter: EventFilter;
  readonly onNarrow: (change: { readonly [Name in keyof EventFilter]?: undefined }) => void;
  readonly onClear: () => void;
}

/** What narrows the list now, each with the way to take it away. */
export function ActiveFilters({ filter, onNarrow, onClear }: ActiveFiltersProps): React.JSX.Element {
  const shown = useFilterWords(filter);
  return (
    <div className="active-filters">
      <ul className="active-filters__list" aria-label={narrowTexts.active}>
        {shown.map(({ name, words }) => (
          <li key={name}>
            <button
              type="button"
              className="active-filters__filter"
              aria-label={narrowTexts.remove(`${filterTexts[name]}: ${words}`)}
              onClick={() =>
                onNarrow(name === 'person' ? { person: undefined, as: undefined } : { [name]: undefined })
              }
            >
              {filterTexts[name]}: <strong>{words}</strong>
              <CrossIcon size={12} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="minimal" text={texts.clear} onClick={onClear} />
    </div>
  );
}

/** A filter as a person reads it. */
export function useFilterWords(filter: EventFilter): { name: keyof EventFilter; words: string }[] {
  const { person } = filter;
  const { currentData } = useAuditPeopleQuery(
    { ...(person && { id: person }) },
    { skip: person === undefined },
  );
  const words: { readonly [Name in keyof EventFilter]-?: (value: string) => string } = {
    person: () => currentData?.[0]?.name ?? '…',
    as: (part) => PART_LABELS[part as keyof typeof PART_LABELS],
    feature: recordLabel,
    type: eventWords,
    role: roleWords,
    stream: (stream) => stream,
    command: (command) => command,
    from: (instant) => exactTime(instant),
    until: (instant) => exactTime(instant),
    text: (text) => `“${text}”`,
  };
  return Object.entries(filter).flatMap(([key, value]) => {
    const name = key as keyof EventFilter;
    return value === undefined ? [] : [{ name, words: words[name](value) }];
  });
}
