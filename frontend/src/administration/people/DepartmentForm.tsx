import type { ChangeEmployee } from '@annals/contracts/people/commands';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { usePeopleChangeMutation } from '../../people/api';
import { useAttempt } from '../../api/useAttempt';
import { departmentForm } from './forms';
import { FormFrame, type PersonFormProps } from './PersonForm';
import { PlaceField } from './PlaceField';
import { ReasonField } from './ReasonField';
import { departmentTexts as texts } from './texts';

/** Another department. */
export function DepartmentForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<
    { department: string; reason: string },
    unknown,
    ChangeEmployee
  >({
    resolver: zodResolver(departmentForm),
    defaultValues: { department: person.department ?? '', reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [change] = usePeopleChangeMutation();
  const { attempt, refusal } = useAttempt(texts);
  const submit = handleSubmit(async (wanted) => {
    if (await attempt(() => change({ personId: person.id, ...wanted }).unwrap())) onDone();
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
      <PlaceField
        label={texts.department}
        of="departments"
        registration={register('department')}
        error={errors.department?.message}
      />
      <ReasonField registration={register('reason')} error={errors.reason?.message} />
    </FormFrame>
  );
}
