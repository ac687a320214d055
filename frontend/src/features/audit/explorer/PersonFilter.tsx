import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { Field } from '../../../ui/Field';
import { foundBy, type FindPeople } from '../../people/combobox/person-option';
import { PersonBox } from '../../people/combobox/PersonBox';
import { useAuditPeopleQuery } from '../api';
import { narrowTexts as texts } from '../texts';

interface PersonFilterProps {
  readonly chosen: PersonId | undefined;
  readonly onChoose: (person: PersonId) => void;
}

/** Somebody by name, also of those who left. Who is chosen stands among the active filters. */
export function PersonFilter({ chosen, onChoose }: PersonFilterProps): React.JSX.Element {
  return (
    <Field label={texts.person}>
      {(attributes) => (
        <PersonBox
          attributes={attributes}
          shown=""
          picked={chosen === undefined ? [] : [chosen]}
          useFound={useEverybodyEver}
          onPick={({ id }) => onChoose(personId.parse(id))}
        />
      )}
    </Field>
  );
}

const useEverybodyEver: FindPeople = (search) =>
  foundBy(useAuditPeopleQuery({ search }), (people) =>
    people.map(({ id, name, position, hasLeft }) => ({
      id,
      name,
      beside: hasLeft ? `${position}, ${texts.left}` : position,
    })),
  );
