import type { FormField } from '../../ui/CommandForm';
import { foundBy, optionOf, type FindPeople } from '../people/combobox/person-option';
import { PersonCombobox } from '../people/combobox/PersonCombobox';
import { useSkipLevelListCandidatesInfiniteQuery } from './api';
import { formTexts } from './texts';

/** The people below the leader's own reports: found by name, since they can be thousands. */
export function CandidateSelect(field: FormField): React.JSX.Element {
  return (
    <PersonCombobox
      {...field}
      label={formTexts.employee}
      help={formTexts.searchHelp}
      useFound={useCandidates}
    />
  );
}

const useCandidates: FindPeople = (search) =>
  foundBy(useSkipLevelListCandidatesInfiniteQuery(search === '' ? {} : { search }), ({ pages }) =>
    pages
      .flatMap(({ items }) => items)
      .map((person) =>
        optionOf(person, person.managerName === null ? null : formTexts.reportsTo(person.managerName)),
      ),
  );
