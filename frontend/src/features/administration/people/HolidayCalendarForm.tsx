import { Field } from '../../../ui/Field';
import { useTimeOffHolidayCalendarsQuery } from '../../time-off/api';
import { holidayCalendarForm } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { holidayCalendarTexts as texts } from './texts';
import { usePersonChange } from './usePersonChange';

/** Whose public holidays count for a person: the organization's, or those of another country or state. */
export function HolidayCalendarForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const current = person.holidayCalendar ?? '';
  const { data, isError } = useTimeOffHolidayCalendarsQuery();
  const { register, errors, frame } = usePersonChange({
    person,
    onDone,
    form: holidayCalendarForm,
    values: { holidayCalendar: current, reason: '' },
    texts,
  });
  const calendar = register('holidayCalendar');
  return (
    <FormFrame texts={texts} {...frame}>
      <Field
        label={texts.calendar}
        help={texts.calendarHelp}
        error={errors.holidayCalendar?.message ?? (isError ? texts.listFailed : undefined)}
      >
        {(attributes) => (
          <select {...attributes} {...calendar}>
            <option value="">{texts.organizations(data?.ofOrganization.name)}</option>
            {!data && current !== '' && <option value={current}>{person.holidayCalendarName}</option>}
            {data?.calendars.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
