import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Field } from '../../../ui/Field';
import type { FindPeople, PersonOption } from './person-option';
import { PersonBox } from './PersonBox';
import { comboboxTexts } from './texts';
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
  const { label, help, error, count, chosen, known, onChange } = props;
  const [found, setFound] = useState<readonly PersonOption[]>([]);
  const names = new Map([...known, ...found].map(({ id, name }) => [id, name]));
  const without = (removed: string) => chosen.filter((id) => id !== removed);
  const toggle = (person: PersonOption) => {
    const { id } = person;
    setFound([...found, person]);
    onChange(chosen.includes(id) ? without(id) : [...chosen, id]);
  };
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => (
        <>
          <p className="option-box__count" role="status">
            {count(chosen.length)}
          </p>
          {chosen.length > 0 && (
            <ul className="option-box__chosen">
              {chosen.map((id) => (
                <li key={id}>
                  {names.get(id)}
                  <Button
                    variant="minimal"
                    size="small"
                    icon={<CrossIcon />}
                    aria-label={comboboxTexts.remove(names.get(id) ?? '')}
                    onClick={() => onChange(without(id))}
                  />
                </li>
              ))}
            </ul>
          )}
          <PersonBox
            attributes={attributes}
            shown=""
            picked={chosen}
            isMany
            useFound={props.useFound ?? useColleagues}
            besides={props.besides}
            onPick={toggle}
          />
        </>
      )}
    </Field>
  );
}
