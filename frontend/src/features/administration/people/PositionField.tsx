import { useId } from 'react';
import type { FormField } from '../../../ui/CommandForm';
import { Field } from '../../../ui/Field';
import { usePeoplePlacesQuery } from '../../people/api';

interface PositionFieldProps extends FormField {
  readonly label: string;
}

/** A position: a new one, or one of those in use, which are suggested. */
export function PositionField({ label, registration, error }: PositionFieldProps): React.JSX.Element {
  const listId = useId();
  const { data: places } = usePeoplePlacesQuery();
  return (
    <Field label={label} error={error}>
      {(attributes) => (
        <>
          <input {...attributes} {...registration} type="text" autoComplete="off" list={listId} />
          <datalist id={listId}>
            {places?.positions.map((position) => (
              <option key={position} value={position} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
