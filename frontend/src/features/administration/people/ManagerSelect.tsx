import type { FormField } from '../../../ui/CommandForm';
import { usePeopleAdministerInfiniteQuery } from '../../people/api';
import { foundBy, optionOf, type FindPeople } from '../../people/combobox/person-option';
import { PersonCombobox } from '../../people/combobox/PersonCombobox';
import { NOBODY } from './forms';
import { formTexts as texts } from './texts';

interface ManagerSelectProps extends FormField {
  readonly label: string;
  readonly help?: string;
  /** Who is no choice: the person themself, the manager they have. */
  readonly besides?: readonly (string | null)[];
  /** Whether one can report to nobody. */
  readonly nobody?: boolean;
}

const AT_THE_TOP = [{ id: NOBODY, name: texts.nobodyAbove }];

/** One of those to whom others can report: typed to find, then chosen. */
export function ManagerSelect({ nobody = false, ...field }: ManagerSelectProps): React.JSX.Element {
  return <PersonCombobox {...field} useFound={useManagers} more={nobody ? AT_THE_TOP : undefined} />;
}

const useManagers: FindPeople = (search) =>
  foundBy(
    usePeopleAdministerInfiniteQuery({ canHaveReports: 'true', ...(search !== '' && { search }) }),
    ({ pages }) => pages.flatMap(({ items }) => items).map((person) => optionOf(person)),
  );
