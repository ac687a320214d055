import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { pagedList } from '../../../api/paged-list';
import { fullName } from '../../../session/current-user';
import { Field } from '../../../ui/Field';
import { usePeopleAdministerInfiniteQuery } from '../../people/api';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { NOBODY } from './forms';
import { formTexts as texts } from './texts';

interface ManagerSelectProps {
  readonly label: string;
  readonly help?: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Who is no choice: the person themself, the manager they have. */
  readonly besides?: readonly (string | null)[];
  /** Whether one can report to nobody. */
  readonly nobody?: boolean;
}

/** One of those to whom others can report: typed to find, then chosen. */
export function ManagerSelect(props: ManagerSelectProps): React.JSX.Element {
  const { label, help, registration, error, besides = [], nobody = false } = props;
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { items } = pagedList(
    usePeopleAdministerInfiniteQuery({ canHaveReports: 'true', ...(search !== '' && { search }) }),
  );
  const found = (items ?? []).filter(({ id }) => !besides.includes(id));
  const prompt = !items ? texts.searching : found.length === 0 ? texts.nobodyFound : texts.choose;
  return (
    <div className="form-row">
      <Field label={texts.search}>
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
      <Field label={label} error={error} help={help}>
        {(attributes) => (
          <select {...attributes} {...registration}>
            <option value="">{prompt}</option>
            {found.map((person) => (
              <option key={person.id} value={person.id}>
                {fullName(person)}
                {person.position !== null && `, ${person.position}`}
              </option>
            ))}
            {nobody && <option value={NOBODY}>{texts.nobodyAbove}</option>}
          </select>
        )}
      </Field>
    </div>
  );
}
