import type { Colleague } from '@annals/contracts/features/people/views';
import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { fullName } from '../../session/current-user';
import { usePeopleLookUpQuery } from './api';
import { useDebouncedValue } from '../../time/useDebouncedValue';
import './people-picker.css';

/** Somebody by name. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
}

interface PeoplePickerTexts {
  readonly label: string;
  readonly search: string;
  readonly searching: string;
  readonly nobody: string;
  readonly failed: string;
  readonly results: string;
  readonly chosen: (count: number) => string;
  readonly remove: (name: string) => string;
  readonly help: string;
}

interface PeoplePickerProps {
  readonly texts: PeoplePickerTexts;
  readonly chosen: readonly string[];
  /** The names of those who were chosen before the field was opened. */
  readonly known: readonly KnownPerson[];
  readonly error: string | undefined;
  readonly onChange: (ids: string[]) => void;
}

/** Colleagues, found by name and ticked; those who are ticked stay in sight. */
export function PeoplePicker(props: PeoplePickerProps): React.JSX.Element {
  const { texts, chosen, known, error, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState(() => new Map(known.map((person) => [person.id, person.name])));
  const search = useDebouncedValue(typed.trim());
  const { data: found, isFetching, isError } = usePeopleLookUpQuery({ search });
  const toggle = (person: Colleague, isChosen: boolean) => {
    setNames(new Map(names).set(person.id, fullName(person)));
    onChange(isChosen ? [...chosen, person.id] : chosen.filter((other) => other !== person.id));
  };
  return (
    <fieldset className="people-picker" aria-describedby={`${id}-help`}>
      <legend>{texts.label}</legend>
      <p className="people-picker__count" role="status">
        {texts.chosen(chosen.length)}
      </p>
      {chosen.length > 0 && (
        <ul className="people-picker__chosen">
          {chosen.map((personId) => (
            <li key={personId}>
              {names.get(personId)}
              <Button
                variant="minimal"
                size="small"
                icon={<CrossIcon />}
                aria-label={texts.remove(names.get(personId) ?? '')}
                onClick={() => onChange(chosen.filter((other) => other !== personId))}
              />
            </li>
          ))}
        </ul>
      )}
      <label className="visually-hidden" htmlFor={`${id}-search`}>
        {texts.search}
      </label>
      <input
        className="field__input"
        id={`${id}-search`}
        type="search"
        autoComplete="off"
        aria-invalid={error !== undefined}
        placeholder={texts.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="people-picker__found" aria-label={texts.results} aria-busy={isFetching}>
        {found?.map((person) => (
          <li key={person.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(person.id)}
                onChange={({ target }) => toggle(person, target.checked)}
              />
              <span>
                {fullName(person)}
                {person.position !== null && <small>{person.position}</small>}
              </span>
            </label>
          </li>
        ))}
        {!found?.length && <li className="people-picker__none">{noneFound(texts, isFetching, isError)}</li>}
      </ul>
      <p className={error === undefined ? 'field__help' : 'field__error'} id={`${id}-help`}>
        {error ?? texts.help}
      </p>
    </fieldset>
  );
}

function noneFound(texts: PeoplePickerTexts, isFetching: boolean, isError: boolean): string {
  if (isError) return texts.failed;
  return isFetching ? texts.searching : texts.nobody;
}
