import { SelectField } from '../../../ui/form-fields';
import { useTimeOffHolidayCalendarsQuery } from '../../time-off/api';
import { holidayCalendarForm } from './forms';
import { ChangeForm, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { holidayCalendarTexts as texts } from './texts';

/** Whose public holidays count for a person: the organization's, or those of another country or state. */
export function HolidayCalendarForm(props: PersonFormProps): React.JSX.Element {
  const current = props.person.holidayCalendar ?? '';
  const { data, isError } = useTimeOffHolidayCalendarsQuery();
  const calendars = data?.calendars ?? [{ id: current, name: props.person.holidayCalendarName ?? '' }];
  return (
    <ChangeForm
      {...props}
      schema={holidayCalendarForm}
      start={{ holidayCalendar: current, reason: '' }}
      texts={texts}
    >
      {(field) => (
        <>
          <SelectField
            {...field('holidayCalendar')}
            label={texts.calendar}
            help={isError ? texts.listFailed : texts.calendarHelp}
            prompt={texts.organizations(data?.ofOrganization.name)}
            options={calendars
              .filter(({ id }) => id !== '')
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ReasonField {...field('reason')} />
        </>
      )}
    </ChangeForm>
  );
}
