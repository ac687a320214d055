import type { changeEmployee, ChangeEmployee } from '@annals/contracts/features/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useAttempt } from '../../../api/useAttempt';
import { useOpened } from '../../../api/useOpened';
import { usePeopleChangeMutation } from '../../people/api';
import type { PersonFormProps } from './PersonForm';

interface PersonChange<Fields extends FieldValues> extends PersonFormProps {
  /** What the inputs hold, turned into what the contract wants. */
  readonly form: z.ZodType<z.output<typeof changeEmployee>, Fields>;
  readonly values: DefaultValues<Fields>;
  readonly texts: { readonly failed: string; readonly done?: string; readonly doneSentence?: string };
}

/** A form that changes something about a person, with a reason: its fields, and what its frame is given. */
export function usePersonChange<Fields extends FieldValues>({
  person,
  onDone,
  form,
  values,
  texts,
}: PersonChange<Fields>) {
  const { register, handleSubmit, formState, ...rest } = useForm<Fields, unknown, ChangeEmployee>({
    resolver: zodResolver(form),
    defaultValues: values,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [change] = usePeopleChangeMutation();
  const seenPosition = useOpened();
  const { attempt, refusal } = useAttempt(texts);
  const onSubmit = handleSubmit(async (wanted) => {
    if (await attempt(() => change({ personId: person.id, ...wanted, seenPosition }).unwrap())) onDone();
  });
  return { ...rest, register, errors, frame: { isDirty, isSubmitting, refusal, onSubmit, onCancel: onDone } };
}
