import type { FormField } from '../../../ui/CommandForm';
import type { FindOptions } from '../../../ui/combobox/option';
import { OptionCombobox } from '../../../ui/combobox/OptionCombobox';
import { usePeoplePlacesQuery } from '../../people/api';
import { departmentOptions } from './department-options';
import { departmentFieldTexts as texts } from './texts';

interface DepartmentFieldProps extends FormField {
  readonly label: string;
  /** The one that is chosen when the form opens; empty: none. */
  readonly start: string;
}

/** A department: one of those there are, or a new one by that choice. */
export function DepartmentField({ start, ...field }: DepartmentFieldProps): React.JSX.Element {
  return (
    <OptionCombobox
      {...field}
      texts={texts}
      useFound={useDepartments}
      chosen={start === '' ? undefined : { id: start, name: start }}
    />
  );
}

const useDepartments: FindOptions = (search) => {
  const { data: places, isError } = usePeoplePlacesQuery();
  return {
    found: places && departmentOptions(places.departments, search),
    isAnswer: places !== undefined,
    isFailed: isError,
  };
};
