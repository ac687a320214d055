import type { SkipLevelCandidate } from '@annals/contracts/features/skip-level/views';
import { useState } from 'react';
import { fullName } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import type { FormField } from '../../ui/CommandForm';
import { Field } from '../../ui/Field';
import { useDebouncedValue } from '../../time/useDebouncedValue';
import { useSkipLevelListCandidatesInfiniteQuery } from './api';
import { formTexts } from './texts';

/** The people below the leader's own reports: found by name, since they can be thousands. */
export function CandidateSelect({ registration, error }: FormField): React.JSX.Element {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<SkipLevelCandidate | null>(null);
  const asked = useDebouncedValue(search.trim());
  const list = pagedList(useSkipLevelListCandidatesInfiniteQuery(asked === '' ? {} : { search: asked }));
  const found = list.items ?? [];
  // Who was chosen stays among the options, whatever is searched for afterwards.
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <>
      <Field label={formTexts.search} help={formTexts.searchHelp}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Field>
      <Field
        label={formTexts.employee}
        error={error ?? (list.error ? formTexts.failedPeople : undefined)}
        help={list.hasNextPage ? formTexts.more : undefined}
      >
        {(attributes) => (
          <select
            {...attributes}
            {...registration}
            value={chosen?.id ?? ''}
            onChange={(event) => {
              setChosen(options.find(({ id }) => id === event.target.value) ?? null);
              void registration.onChange(event);
            }}
          >
            <option value="">{promptOf(list.items)}</option>
            {options.map((person) => (
              <option key={person.id} value={person.id}>
                {formTexts.reportsTo(fullName(person), person.managerName)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

function promptOf(found: readonly unknown[] | undefined): string {
  if (found === undefined) return formTexts.loading;
  return found.length === 0 ? formTexts.nobody : formTexts.choose;
}
