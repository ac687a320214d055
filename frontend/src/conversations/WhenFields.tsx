import { DURATION } from '@annals/contracts/features/meetings/constants';
import type { FormField } from '../ui/CommandForm';
import { InputField, SelectField } from '../ui/form-fields';
import { durationLabel, whenTexts } from './texts';

interface WhenFieldsProps {
  readonly field: (name: 'scheduledAt' | 'duration') => FormField;
  /** The first moment that is offered. */
  readonly earliest?: string;
  /** How long the meeting lasts now: one of the choices, whatever it is. */
  readonly present?: number;
}

/** When a meeting is, and for how long. */
export function WhenFields({ field, earliest, present }: WhenFieldsProps): React.JSX.Element {
  const choices = new Set<number>(present === undefined ? DURATION.choices : [...DURATION.choices, present]);
  return (
    <div className="form-row">
      <InputField
        {...field('scheduledAt')}
        label={whenTexts.dateAndTime}
        type="datetime-local"
        min={earliest}
      />
      <SelectField
        {...field('duration')}
        label={whenTexts.duration}
        options={[...choices]
          .sort((one, other) => one - other)
          .map((value) => ({ value, label: durationLabel(value) }))}
      />
    </div>
  );
}
