import { OptionCombobox, type OptionComboboxProps } from '../../../ui/combobox/OptionCombobox';
import type { FindPeople, PersonOption } from './person-option';
import { OF_PEOPLE } from './PersonBox';
import { useEverybody } from './useEverybody';

interface PersonComboboxProps extends Omit<OptionComboboxProps<PersonOption>, 'texts' | 'lead' | 'useFound'> {
  /** Among whom; left out: all the people the reader may see. */
  readonly useFound?: FindPeople;
}

/** The field for one person: typed to find, then chosen. */
export function PersonCombobox({
  useFound = useEverybody,
  ...field
}: PersonComboboxProps): React.JSX.Element {
  return <OptionCombobox {...OF_PEOPLE} {...field} useFound={useFound} />;
}
