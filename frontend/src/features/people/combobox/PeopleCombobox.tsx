import { useState } from 'react';
import { OptionsCombobox } from '../../../ui/combobox/OptionsCombobox';
import type { FindPeople, PersonOption } from './person-option';
import { OF_PEOPLE } from './PersonBox';
import { useColleagues } from './useColleagues';

interface PeopleComboboxProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error: string | undefined;
  /** How many there are, in words. */
  readonly count: (chosen: number) => string;
  readonly chosen: readonly string[];
  /** The names of those who were chosen elsewhere: before the field was opened, or with a group. */
  readonly known: readonly PersonOption[];
  /** Among whom; left out: everybody who works here but the reader. */
  readonly useFound?: FindPeople;
  /** Who is no choice. */
  readonly besides?: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** The field for several colleagues: each typed to find and chosen; those who are chosen are above it. */
export function PeopleCombobox(props: PeopleComboboxProps): React.JSX.Element {
  const { chosen, known, onChange, useFound = useColleagues, ...field } = props;
  const [found, setFound] = useState<readonly PersonOption[]>([]);
  const names = new Map([...known, ...found].map(({ id, name }) => [id, name]));
  const without = (removed: string) => chosen.filter((id) => id !== removed);
  return (
    <OptionsCombobox
      {...OF_PEOPLE}
      {...field}
      useFound={useFound}
      chosen={chosen}
      nameOf={(id) => names.get(id) ?? ''}
      onToggle={(person) => {
        setFound([...found, person]);
        onChange(chosen.includes(person.id) ? without(person.id) : [...chosen, person.id]);
      }}
      onRemove={(id) => onChange(without(id))}
    />
  );
}
