import type { changeEmployee, ChangeEmployee } from '@annals/contracts/features/people/commands';
import type { PersonFacts } from '@annals/contracts/features/people/administration';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { CommandForm, type CommandFormProps } from '../../../ui/CommandForm';
import { usePeopleChangeMutation } from '../../people/api';

/** What every form about a person is given. */
export interface PersonFormProps {
  readonly person: PersonFacts;
  /** Done, or given up. */
  readonly onDone: () => void;
}

interface ChangeFormProps<Values extends FieldValues>
  extends
    PersonFormProps,
    Pick<CommandFormProps<Values, ChangeEmployee, unknown>, 'start' | 'texts' | 'children'> {
  /** What the inputs hold, turned into what the contract wants. */
  readonly schema: z.ZodType<z.output<typeof changeEmployee>, Values>;
}

/** A form that changes something about a person, with a reason. */
export function ChangeForm<Values extends FieldValues>({
  person,
  onDone,
  ...form
}: ChangeFormProps<Values>): React.JSX.Element {
  const [change] = usePeopleChangeMutation();
  return (
    <CommandForm
      {...form}
      send={(changes) => change({ personId: person.id, ...changes }).unwrap()}
      onClose={onDone}
    />
  );
}
