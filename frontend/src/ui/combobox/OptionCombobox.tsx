import { useState } from 'react';
import type { FormField } from '../../../ui/CommandForm';
import { Field } from '../../../ui/Field';
import type { FindPeople, PersonOption } from './person-option';
import { PersonBox } from './PersonBox';
import { useEverybody } from './useEverybody';

interface PersonComboboxProps extends FormField {
  readonly label: string;
  readonly help?: string | undefined;
  /** Who is chosen when the form opens. */
  readonly chosen?: PersonOption | undefined;
  /** Among whom; left out: all the people the reader may see. */
  readonly useFound?: FindPeople;
  readonly more?: readonly PersonOption[] | undefined;
  readonly besides?: readonly (string | null)[] | undefined;
}

/** The field for one person: typed to find, then chosen. */
export function PersonCombobox(props: PersonComboboxProps): React.JSX.Element {
  const { registration, label, help, error, chosen, useFound = useEverybody } = props;
  const [picked, setPicked] = useState<PersonOption | null>(chosen ?? null);
  const { name } = registration;
  const choose = (person: PersonOption | null) => {
    setPicked(person);
    void registration.onChange({ target: { name, value: person?.id ?? '' } });
  };
  const leave = () => void registration.onBlur({ target: { name, value: picked?.id ?? '' }, type: 'blur' });
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => (
        <PersonBox
          attributes={attributes}
          shown={picked?.name ?? ''}
          picked={picked ? [picked.id] : []}
          useFound={useFound}
          more={props.more}
          besides={props.besides}
          onPick={choose}
          onEmptied={() => choose(null)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
