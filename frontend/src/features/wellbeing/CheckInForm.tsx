import type { SubmitCheckIn } from '@annals/contracts/features/wellbeing/commands';
import { SCORE, SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { SliderField } from '../../ui/SliderField';
import { AnnouncementNotice } from './AnnouncementNotice';
import { announcementTexts } from './announcement-texts';
import { useWellbeingAnnouncementsQuery, useWellbeingSubmitMutation } from './api';
import { shownBand } from './bands';
import { checkInForm, emptyCheckIn, type CheckInFormValues } from './check-in-form';
import { formTexts } from './texts';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

const WORDS = ['feedback', 'concerns', 'suggestions'] as const;

interface CheckInFormProps {
  /** Submitted, or given up. */
  readonly onDone: () => void;
}

/** Six sliders and three texts. */
export function CheckInForm({ onDone }: CheckInFormProps): React.JSX.Element {
  const { register, handleSubmit, formState, control } = useForm<CheckInFormValues, unknown, SubmitCheckIn>({
    resolver: zodResolver(checkInForm),
    defaultValues: emptyCheckIn,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { data, refetch } = useWellbeingAnnouncementsQuery();
  const announced = data?.find(({ status, time }) => status === 'announced' && time === 'now');
  const values = useWatch({ control });
  const { attempt, refusal } = useAttempt({
    failed: formTexts.error,
    failedSentence: formTexts.failed,
    done: formTexts.done,
  });
  const [submitCheckIn] = useWellbeingSubmitMutation();
  useUnsavedChanges(isDirty);

  const submit = handleSubmit(async (answers) => {
    const body = announced ? { ...answers, attributedBy: announced.id } : answers;
    if (await attempt(() => submitCheckIn(body).unwrap())) onDone();
    else void refetch();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        {announced && (
          <AnnouncementNotice
            announcement={announced}
            sentence={`${announcementTexts.noticeEmployee} ${announcementTexts.agree}`}
          />
        )}
        {SCORE_NAMES.map((name) => {
          const value = Number(values[name] ?? SCORE.default);
          return (
            <SliderField
              key={name}
              label={formTexts.scores[name]}
              help={name === 'stressLevel' ? formTexts.stressHelp : undefined}
              error={errors[name]?.message}
              registration={register(name)}
              value={value}
              band={shownBand(value)}
              scale={SCORE}
            />
          );
        })}
        {WORDS.map((name) => (
          <Field key={name} label={formTexts.optional(formTexts[name])} error={errors[name]?.message}>
            {(attributes) => <textarea {...attributes} {...register(name)} rows={2} />}
          </Field>
        ))}
        {!announced && <p className="field__help">{formTexts.confidential}</p>}
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={formTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
