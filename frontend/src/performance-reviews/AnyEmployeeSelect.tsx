import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fullName } from '../accounts/current-user';
import { Field } from '../design/Field';
import { usePeopleListPeopleInfiniteQuery } from '../people/api';
import { useSettled } from '../time/useSettled';
import { formTexts } from './texts';

interface AnyEmployeeSelectProps {
  readonly registration: UseFormRegisterReturn;
  readonly chosen: string;
  readonly error: string | undefined;
}

/** Someone of the whole organisation: typed to find, then chosen. */
export function AnyEmployeeSelect({ registration, error }: AnyEmployeeSelectProps): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { currentData, isFetching } = usePeopleListPeopleInfiniteQuery(search === '' ? {} : { search });
  const people = (currentData?.pages ?? []).flatMap(({ items }) => items);
  const prompt = isFetching
    ? formTexts.searching
    : people.length === 0
      ? formTexts.nobodyFound
      : formTexts.chooseEmployee;
  return (
    <div className="form-row">
      <Field label={formTexts.search} help={formTexts.searchHelp}>
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
      <Field label={formTexts.employee} error={error}>
        {(attributes) => (
          <select {...attributes} {...registration}>
            <option value="">{prompt}</option>
            {people.map((person) => (
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
