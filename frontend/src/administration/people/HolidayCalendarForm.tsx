import type { ChangeEmployee } from '@annals/contracts/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../design/Field';
import { usePeopleChangeMutation } from '../../people/api';
import { useTimeOffHolidayCalendarsQuery } from '../../time-off/api';
import { holidayCalendarForm } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { holidayCalendarTexts as texts } from './texts';

/** Whose public holidays count for a person: the organisation's, or those of another country or state. */
export function HolidayCalendarForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const current = person.holidayCalendar ?? '';
  const { data, isError } = useTimeOffHolidayCalendarsQuery();
  const { register, handleSubmit, formState } = useForm<
    { holidayCalendar: string; reason: string },
    unknown,
    ChangeEmployee
  >({
    resolver: zodResolver(holidayCalendarForm),
    defaultValues: { holidayCalendar: current, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [change] = usePeopleChangeMutation();
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async (wanted) => {
    if (await attempt(() => change({ personId: person.id, ...wanted }).unwrap())) onDone();
  });
  const calendar = register('holidayCalendar');
  return (
    <FormFrame
      texts={texts}
      isDirty={isDirty}
      isSubmitting={isSubmitting}
      refusal={refusal}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Field
        label={texts.calendar}
        help={texts.calendarHelp}
        error={errors.holidayCalendar?.message ?? (isError ? texts.listFailed : undefined)}
      >
        {(attributes) => (
          <select {...attributes} {...calendar}>
            <option value="">{texts.organisations(data?.ofOrganisation.name)}</option>
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
