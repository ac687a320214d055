import { useRef, useState } from 'react';
import type { FormField } from '../CommandForm';
import { Field } from '../Field';
import type { BoxOption } from './option';
import { OptionBox, type OptionBoxProps } from './OptionBox';

export interface OptionComboboxProps<Option extends BoxOption>
  extends FormField, Pick<OptionBoxProps<Option>, 'texts' | 'useFound' | 'lead' | 'more' | 'besides'> {
  readonly label: string;
  readonly help?: string | undefined;
  /** What is chosen when the form opens. */
  readonly chosen?: Option | undefined;
}

/** The field for one of many: typed to find, then chosen. What is typed and not chosen leaves what was. */
export function OptionCombobox<Option extends BoxOption>(
  props: OptionComboboxProps<Option>,
): React.JSX.Element {
  const { registration, label, help, error, chosen, ...box } = props;
  const [picked, setPicked] = useState<Option | null>(chosen ?? null);
  const { name } = registration;
  // The field may be left before what was chosen is drawn; leaving it says once more what is in it.
  const latest = useRef(picked);
  const choose = (option: Option | null) => {
    latest.current = option;
    setPicked(option);
    void registration.onChange({ target: { name, value: option?.id ?? '' } });
  };
  const leave = () =>
    void registration.onBlur({ target: { name, value: latest.current?.id ?? '' }, type: 'blur' });
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => (
        <OptionBox
          {...box}
          attributes={attributes}
          shown={picked?.shown ?? picked?.name ?? ''}
          picked={picked ? [picked.id] : []}
          onPick={choose}
          onEmptied={() => choose(null)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
