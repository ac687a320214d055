import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fullName } from '../accounts/current-user';
import { Field } from '../design/Field';
import { useSettled } from '../time/useSettled';
import { usePeopleListPeopleInfiniteQuery } from './api';
import { selectTexts } from './texts';

/** Somebody who is chosen already. */
export interface ChosenPerson {
  readonly id: string;
  readonly name: string;
}

interface PersonSelectProps {
  readonly label: string;
  readonly registration: UseFormRegisterReturn;
  /** Stays among the choices, whatever is searched for. */
  readonly chosen?: ChosenPerson | undefined;
  readonly error: string | undefined;
}

/** Someone of all the people the reader may see: typed to find, then chosen. */
export function PersonSelect({ label, registration, chosen, error }: PersonSelectProps): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { currentData, isFetching } = usePeopleListPeopleInfiniteQuery(search === '' ? {} : { search });
  const people = (currentData?.pages ?? []).flatMap(({ items }) => items);
  const prompt = isFetching
    ? selectTexts.searching
    : people.length === 0
      ? selectTexts.nobodyFound
      : selectTexts.choose;
  return (
    <div className="form-row">
      <Field label={selectTexts.search} help={selectTexts.searchHelp}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Field label={label} error={error}>
        {(attributes) => (
          <select {...attributes} {...registration}>
            <option value="">{prompt}</option>
            {chosen && <option value={chosen.id}>{chosen.name}</option>}
            {people
              .filter(({ id }) => id !== chosen?.id)
              .map((person) => (
                <option key={person.id} value={person.id}>
                  {fullName(person)}
                  {person.department !== null && `, ${person.department}`}
                </option>
              ))}
          </select>
        )}
      </Field>
    </div>
  );
}
