import { RHYTHMS, RHYTHM_WORDS, SERIES_LENGTH } from '@annals/contracts/features/meetings/constants';
import type { FieldOf } from '../../ui/CommandForm';
import { InputField, SelectField } from '../../ui/form-fields';
import type { ScheduleValues } from './schedule-form';
import { repeatTexts as texts } from './texts';

interface RepeatFieldsProps {
  readonly field: FieldOf<ScheduleValues>;
  /** What is chosen so far. */
  readonly values: ScheduleValues;
}

/** Whether a 1:1 repeats, how often, and until when. */
export function RepeatFields({ field, values }: RepeatFieldsProps): React.JSX.Element {
  return (
    <>
      <SelectField
        {...field('everyWeeks')}
        label={texts.repeats}
        prompt={texts.never}
        options={RHYTHMS.map((weeks) => ({ value: weeks, label: RHYTHM_WORDS[weeks] }))}
      />
      {values.everyWeeks !== '' && (
        <div className="form-row">
          <SelectField
            {...field('ends')}
            label={texts.ends}
            options={[
              { value: 'times', label: texts.afterTimes },
              { value: 'until', label: texts.onDay },
            ]}
          />
          {values.ends === 'times' ? (
            <InputField
              {...field('times')}
              label={texts.times}
              type="number"
              min={SERIES_LENGTH.fewest}
              max={SERIES_LENGTH.most}
            />
          ) : (
            <InputField
              {...field('until')}
              label={texts.until}
              type="date"
              min={values.scheduledAt.slice(0, 10)}
            />
          )}
        </div>
      )}
    </>
  );
}
