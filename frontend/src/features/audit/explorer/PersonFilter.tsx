import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { useState } from 'react';
import { Field } from '../../../ui/Field';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { useAuditPeopleQuery } from '../api';
import { narrowTexts as texts } from '../texts';

interface PersonFilterProps {
  readonly chosen: PersonId | undefined;
  readonly onChoose: (person: PersonId | undefined) => void;
}

/** Somebody by name, also of those who left: typed to find, then chosen from the list under it. */
export function PersonFilter({ chosen, onChoose }: PersonFilterProps): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { currentData: people, isFetching } = useAuditPeopleQuery({ search }, { skip: search === '' });
  return (
    <div className="person-filter">
      <Field label={texts.person} help={texts.personHelp}>
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
      <div aria-live="polite">
        {search !== '' && people === undefined && isFetching && (
          <p className="narrow__note">{texts.searching}</p>
        )}
        {search !== '' && people?.length === 0 && <p className="narrow__note">{texts.nobody}</p>}
        {search !== '' && people && people.length > 0 && (
          <ul className="person-filter__found">
            {people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  className="person-filter__person"
                  aria-pressed={person.id === chosen}
                  onClick={() => onChoose(personId.parse(person.id))}
                >
                  {person.name}
                  <span className="data-table__beneath">
                    {person.position}
                    {person.hasLeft && `, ${texts.left}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
