import { useId, useState } from 'react';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { useAuditEventTypesQuery, useAuditPeopleQuery } from '../api';
import { queryTexts as texts } from '../texts';
import type { FilterChange } from './explorer-address';
import { termsIn, type Term } from './query-language';
import { filterOfTerms, suggestionsFor, type Suggestion } from './suggestions';

const NONE: readonly never[] = [];
const NO_TERM: Term = { key: 'text', value: '' };
/** `person:` without a value is a term that is being typed. */
const BEGUN = /(?:^|\s)(\w+):"?$/;

/** A line to ask the log with: `type:`, `person:`, `record:`, `from:`, `to:` and text, with what is known offered as it is typed. */
export function QueryBar({ onNarrow }: { onNarrow: (change: FilterChange) => void }): React.JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [current, setCurrent] = useState(-1);
  const [unknown, setUnknown] = useState<Term>();
  const term = termBeingTyped(typed);
  const person = useDebouncedValue(termsIn(typed).find(({ key }) => key === 'person')?.value ?? '');
  const { currentData: types = NONE } = useAuditEventTypesQuery();
  const { currentData: people = NONE } = useAuditPeopleQuery({ search: person }, { skip: person === '' });
  const known = { types, people };
  const offered = suggestionsFor(term, known);
  const reset = (value = '') => {
    setTyped(value);
    setCurrent(-1);
    setUnknown(undefined);
  };
  const before = () => typed.slice(0, typed.length - lastWord(typed).length);
  const send = (terms: readonly Term[], with_ = {}) => {
    const read = filterOfTerms(terms, known);
    if (read.unknown) {
      setUnknown(read.unknown);
      return;
    }
    onNarrow({ ...read.filter, ...with_ });
    reset();
    setIsOpen(false);
  };
  const choose = ({ begins, filter }: Suggestion) => {
    if (begins !== undefined) reset(`${before()}${begins}`);
    else send(termsIn(before()), filter);
  };
  const keyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && offered.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setCurrent((current + step + offered.length + (current < 0 && step < 0 ? 1 : 0)) % offered.length);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
      setCurrent(-1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = isOpen ? offered[current] : undefined;
      if (chosen) choose(chosen);
      else if (typed.trim() !== '') send(termsIn(typed));
    }
  };
  const isShown = isOpen && offered.length > 0;
  return (
    <div className="query-bar">
      <label className="visually-hidden" htmlFor={id}>
        {texts.label}
      </label>
      <input
        className="field__input"
        id={id}
        type="search"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.placeholder}
        aria-expanded={isShown}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && current >= 0 ? `${id}-${String(current)}` : undefined}
        aria-invalid={unknown !== undefined}
        aria-describedby={unknown && `${id}-unknown`}
        value={typed}
        onChange={({ target }) => {
          reset(target.value);
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={keyDown}
      />
      {isShown && (
        <ul className="query-bar__found" id={`${id}-found`} role="listbox" aria-label={texts.offered}>
          {offered.map((suggestion, at) => (
            // The keyboard chooses in the input.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={suggestion.id}
              className="query-bar__option"
              id={`${id}-${String(at)}`}
              role="option"
              aria-selected={at === current}
              tabIndex={-1}
              // The focus stays in the input.
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setCurrent(at)}
              onClick={() => choose(suggestion)}
            >
              {suggestion.label}
              {suggestion.note !== undefined && <small>{suggestion.note}</small>}
            </li>
          ))}
        </ul>
      )}
      {unknown && (
        <p className="query-bar__error" id={`${id}-unknown`} role="alert">
          {texts.unknown(unknown.key, unknown.value)}
        </p>
      )}
    </div>
  );
}

function termBeingTyped(typed: string): Term {
  const begun = BEGUN.exec(typed)?.[1];
  if (begun !== undefined) return termsIn(`${begun}:""`)[0] ?? NO_TERM;
  return termsIn(lastWord(typed))[0] ?? NO_TERM;
}

/** From the last blank on that is not in quotes. */
function lastWord(typed: string): string {
  return /(?:\w+:"[^"]*"?|"[^"]*"?|\S+)$/.exec(typed)?.[0] ?? '';
}
