import type { UseFormRegisterReturn } from 'react-hook-form';
import { PersonSelect } from '../people/PersonSelect';
import { formTexts } from './texts';

interface AnyEmployeeSelectProps {
  readonly registration: UseFormRegisterReturn;
  readonly chosen: string;
  readonly error: string | undefined;
}

/** Whose review it is, out of the whole organization. */
export function AnyEmployeeSelect({ registration, error }: AnyEmployeeSelectProps): React.JSX.Element {
  return <PersonSelect label={formTexts.employee} registration={registration} error={error} />;
}
