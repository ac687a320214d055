import type { OnboardingTemplateBody } from '@annals/contracts/features/onboarding/commands';
import { TEMPLATE_ROLES } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { useOpened } from '../../../api/useOpened';
import { usePeoplePlacesQuery } from '../../people/api';
import { useOnboardingDefineTemplateMutation, useOnboardingReviseTemplateMutation } from '../api';
import { templateForm, templateFormOf, type TemplateFormValues } from './template-form';
import { formTexts, ROLE_TITLES, texts } from './texts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

interface TemplateFormProps {
  readonly template: OnboardingTemplateRow | undefined;
  /** Saved, or given up. */
  readonly onDone: () => void;
}

/** Name, department, addresses and the tasks of each role, one on each line. */
export function TemplateForm({ template, onDone }: TemplateFormProps): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm<TemplateFormValues, unknown, OnboardingTemplateBody>({
    resolver: zodResolver(templateForm),
    defaultValues: templateFormOf(template),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { attempt, refusal } = useAttempt({
    failed: formTexts.error,
    failedSentence: formTexts.failed,
    done: template ? formTexts.revised : formTexts.defined,
  });
  const [define] = useOnboardingDefineTemplateMutation();
  const [revise] = useOnboardingReviseTemplateMutation();
  useUnsavedChanges(isDirty);
  const seenPosition = useOpened();

  const submit = handleSubmit(async (body) => {
    if (
      await attempt(() =>
        (template ? revise({ templateId: template.id, ...body, seenPosition }) : define(body)).unwrap(),
      )
    )
      onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <div className="form-row">
          <Field label={formTexts.name} error={errors.name?.message}>
            {(attributes) => <input {...attributes} {...register('name')} type="text" autoComplete="off" />}
          </Field>
          <DepartmentField registration={register('department')} standing={template?.department ?? null} />
        </div>
        <Field label={formTexts.description} error={errors.description?.message}>
          {(attributes) => <textarea {...attributes} {...register('description')} rows={2} />}
        </Field>
        <Field label={formTexts.videoUrl} error={errors.videoUrl?.message}>
          {(attributes) => <input {...attributes} {...register('videoUrl')} type="url" />}
        </Field>
        <Field label={formTexts.playbookUrl} error={errors.playbookUrl?.message}>
          {(attributes) => <input {...attributes} {...register('playbookUrl')} type="url" />}
        </Field>
        {TEMPLATE_ROLES.map((role) => (
          <Field
            key={role}
            label={formTexts.tasksFor(ROLE_TITLES[role])}
            error={errors[role]?.message}
            help={formTexts.tasksHelp}
          >
            {(attributes) => <textarea {...attributes} {...register(role)} rows={3} />}
          </Field>
        ))}
        <Field label={formTexts.custom} error={errors.customTasks?.message} help={formTexts.tasksHelp}>
          {(attributes) => <textarea {...attributes} {...register('customTasks')} rows={3} />}
        </Field>
        {template && <p>{formTexts.revisedHelp}</p>}
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={formTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}

interface DepartmentFieldProps {
  readonly registration: UseFormRegisterReturn;
  readonly standing: string | null;
}

/** Whose people the template is for: those of one department, or everybody's. */
function DepartmentField({ registration, standing }: DepartmentFieldProps): React.JSX.Element {
  const { data, isLoading } = usePeoplePlacesQuery();
  const departments = [...new Set([...(data?.departments ?? []), ...(standing === null ? [] : [standing])])];
  return (
    <Field label={formTexts.department}>
      {(attributes) => (
        // A select forgets a value it has no option for: it starts anew when the departments are there.
        <select {...attributes} {...registration} key={isLoading ? 'loading' : 'loaded'}>
          <option value="">{texts.everyone}</option>
          {departments.map((department) => (
            <option key={department}>{department}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
