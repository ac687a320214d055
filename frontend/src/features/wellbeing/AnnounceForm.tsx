import { announcePulse, type AnnouncePulse } from '@annals/contracts/features/wellbeing/commands';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { useUnsavedChanges } from '../../ui/unsaved-changes';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { calendarDay } from '../../time/format';
import { announceFormTexts as texts, announcementTexts } from './announcement-texts';
import { useWellbeingAnnounceMutation } from './api';

/** How many weeks ahead can be announced. */
const WEEKS_AHEAD = 12;

/** Which coming week is attributed, and why. */
export function AnnounceForm({ onDone }: { onDone: () => void }): React.JSX.Element {
  const thisWeek = weekOf(new Date().toISOString());
  const weeks = Array.from({ length: WEEKS_AHEAD }, (_, index) => weeksBefore(thisWeek, -1 - index));
  const { register, handleSubmit, formState } = useForm<AnnouncePulse>({
    resolver: zodResolver(announcePulse),
    defaultValues: { week: weeks[0] ?? '', reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt(texts);
  const [announce] = useWellbeingAnnounceMutation();
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async (body) => {
    if (await attempt(() => announce(body).unwrap())) onDone();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <p>{announcementTexts.lead}</p>
        <Field label={texts.week} help={texts.weekHelp} error={errors.week?.message}>
          {(attributes) => (
            <select {...attributes} {...register('week')}>
              {weeks.map((week) => (
                <option key={week} value={week}>
                  {announcementTexts.week(calendarDay(week))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.reason} help={texts.reasonHelp} error={errors.reason?.message}>
          {(attributes) => <textarea {...attributes} {...register('reason')} rows={2} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
