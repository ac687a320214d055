import type { CorrectEmployee } from '@annals/contracts/features/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { useOpened } from '../../../api/useOpened';
import { usePeopleCorrectMutation } from '../../people/api';
import { correctionForm, type CorrectionFormValues } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { correctionTexts as texts } from './texts';

/** Corrects the name, the address or the first day of a person. */
export function CorrectForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { firstName, lastName, email, hireDate } = person;
  const shown = { firstName, lastName, email, hireDate: hireDate ?? '' };
  const { register, handleSubmit, formState } = useForm<CorrectionFormValues, unknown, CorrectEmployee>({
    resolver: zodResolver(correctionForm(shown)),
    defaultValues: { ...shown, reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [correct] = usePeopleCorrectMutation();
  const seenPosition = useOpened();
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async (corrected) => {
    if (await attempt(() => correct({ personId: person.id, ...corrected, seenPosition }).unwrap())) onDone();
  });
  return (
    <FormFrame
      texts={texts}
      isDirty={isDirty}
      isSubmitting={isSubmitting}
      refusal={refusal}
      onSubmit={submit}
      onCancel={onDone}
    >
      <div className="form-row">
        <Field label={texts.firstName} error={errors.firstName?.message}>
          {(attributes) => (
            <input {...attributes} {...register('firstName')} type="text" autoComplete="off" />
          )}
        </Field>
        <Field label={texts.lastName} error={errors.lastName?.message}>
          {(attributes) => <input {...attributes} {...register('lastName')} type="text" autoComplete="off" />}
        </Field>
      </div>
      {person.allowed.correctAddress && (
        <Field label={texts.email} error={errors.email?.message} help={texts.emailHelp}>
          {(attributes) => <input {...attributes} {...register('email')} type="email" autoComplete="off" />}
        </Field>
      )}
      <Field label={texts.hireDate} error={errors.hireDate?.message}>
        {(attributes) => <input {...attributes} {...register('hireDate')} type="date" />}
      </Field>
      {!person.allowed.correctAddress && <p>{texts.guardedAddress}</p>}
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
