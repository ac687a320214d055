import { InputField, optionsOf, SelectField } from '../../../ui/form-fields';
import { QueryForm } from '../../../ui/QueryForm';
import type { Stop, StopBy } from './as-of-address';
import { stopForm, valuesOf } from './stop-form';
import { asOfTexts as texts } from './texts';

const WAYS: readonly StopBy[] = ['happened', 'recorded', 'position'];

interface StopFormProps {
  readonly stop: Stop;
  readonly onStop: (stop: Stop) => void;
}

/** At which moment, by which clock, or at which position of the log a replay stops. */
export function StopForm({ stop, onStop }: StopFormProps): React.JSX.Element {
  return (
    <QueryForm
      className="audit-tools"
      schema={stopForm}
      start={valuesOf(stop)}
      submit={texts.show}
      onAsk={onStop}
    >
      {(field, form) => (
        <>
          <SelectField label={texts.by} options={optionsOf(WAYS, texts.clocks)} {...field('by')} />
          {form.watch('by') === 'position' ? (
            <InputField label={texts.position} inputMode="numeric" {...field('position')} />
          ) : (
            <InputField label={texts.moment} type="datetime-local" {...field('moment')} />
          )}
        </>
      )}
    </QueryForm>
  );
}
