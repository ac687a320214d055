import { useState } from 'react';
import type { BoxOption, FindOptions } from '../../../ui/combobox/option';
import { OptionBox } from '../../../ui/combobox/OptionBox';
import { Field } from '../../../ui/Field';
import { usePeopleGroupsQuery } from '../api';
import { foundBy, optionOf, type PersonOption } from './person-option';
import { groupTexts as texts } from './texts';

interface GroupOption extends BoxOption {
  readonly people: readonly PersonOption[];
}

interface GroupBoxProps {
  readonly label: string;
  readonly help: string;
  readonly onPick: (people: readonly PersonOption[]) => void;
}

/** A box to find a department or a team in, and to choose everybody of it whom the reader may see. */
export function GroupBox({ label, help, onPick }: GroupBoxProps): React.JSX.Element {
  const [added, setAdded] = useState('');
  return (
    <Field label={label} help={help}>
      {(attributes) => (
        <>
          <OptionBox
            attributes={attributes}
            shown=""
            picked={[]}
            texts={texts}
            useFound={useGroups}
            onPick={({ name, people }) => {
              setAdded(texts.added(name));
              onPick(people);
            }}
          />
          <span className="visually-hidden" role="status">
            {added}
          </span>
        </>
      )}
    </Field>
  );
}

const useGroups: FindOptions<GroupOption> = (search) =>
  foundBy(usePeopleGroupsQuery({ search }), (groups) =>
    groups.map(({ kind, id, name, people }) => ({
      id: `${kind} ${id}`,
      name: kind === 'team' ? texts.teamOf(name) : name,
      beside: texts.people(people.length),
      people: people.map((person) => optionOf(person)),
    })),
  );
