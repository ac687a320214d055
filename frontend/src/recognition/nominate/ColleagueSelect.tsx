import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fullName } from '../../accounts/current-user';
import { Field } from '../../design/Field';
import { usePeopleLookUpQuery } from '../../people/api';
import { useSettled } from '../../time/useSettled';
import { nominateTexts } from './texts';

interface ColleagueSelectProps {
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Somebody of the organisation other than oneself: typed to find, then chosen. */
export function ColleagueSelect({ registration, error }: ColleagueSelectProps): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const { currentData, isFetching, isError } = usePeopleLookUpQuery({ search: useSettled(typed.trim()) });
  const people = currentData ?? [];
  const prompt = isFetching
    ? nominateTexts.searching
    : people.length === 0
      ? nominateTexts.nobodyFound
      : nominateTexts.chooseRecipient;
  return (
    <div className="form-row">
      <Field label={nominateTexts.search} help={nominateTexts.searchHelp}>
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
      <Field
        label={nominateTexts.recipient}
        error={error ?? (isError ? nominateTexts.failedPeople : undefined)}
      >
        {(attributes) => (
          <select {...attributes} {...registration}>
            <option value="">{prompt}</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {fullName(person)}
                {person.position !== null && `, ${person.position}`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
