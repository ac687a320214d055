import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field';
import { usePeoplePlacesQuery } from '../../people/api';

interface PlaceFieldProps {
  readonly label: string;
  readonly of: 'departments' | 'positions';
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A department or a position: a new one, or one of those in use, which are suggested. */
export function PlaceField({ label, of, registration, error }: PlaceFieldProps): React.JSX.Element {
  const listId = useId();
  const { data: places } = usePeoplePlacesQuery();
  return (
    <Field label={label} error={error}>
      {(attributes) => (
        <>
          <input {...attributes} {...registration} type="text" autoComplete="off" list={listId} />
          <datalist id={listId}>
            {places?.[of].map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
