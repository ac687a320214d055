import type { PlanCohort } from '@annals/contracts/features/cohorts/commands';
import { MOST_PARTICIPANTS } from '@annals/contracts/features/cohorts/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { PersonSelect, type ChosenPerson } from '../people/PersonSelect';
import { cohortForm, type CohortFormValues } from './cohort-form';
import { formTexts } from './texts';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface CohortFormProps {
  readonly start: CohortFormValues;
  readonly texts: { readonly cancel: string; readonly submit: string; readonly submitting: string };
  /** Who facilitates today, so that they can stay chosen. */
  readonly facilitator?: ChosenPerson;
  /** Start, quarter and modules of a cohort that runs stand. */
  readonly hasStarted?: boolean;
  readonly refusal: string;
  readonly onSubmit: (cohort: PlanCohort) => Promise<void>;
  readonly onCancel: () => void;
}

/** What is planned for a cohort; the contract's rules under the fields. */
export function CohortForm(props: CohortFormProps): React.JSX.Element {
  const { start, texts, facilitator, hasStarted = false, refusal, onSubmit, onCancel } = props;
  const { register, handleSubmit, formState } = useForm<CohortFormValues, unknown, PlanCohort>({
    resolver: zodResolver(cohortForm),
    defaultValues: start,
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedChanges(isDirty);

  // Registered in the order they stand in: the first one with an error gets the focus.
  const name = register('name');
  const description = register('description');
  const facilitatorId = register('facilitatorId');
  const quarter = register('quarter');
  const maxParticipants = register('maxParticipants');
  const startDate = register('startDate');
  const endDate = register('endDate');
  const modules = register('learningModules');

  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)} noValidate>
      <div className="modal__body">
        <Field label={formTexts.name} error={errors.name?.message}>
          {(attributes) => <input {...attributes} {...name} type="text" autoComplete="off" />}
        </Field>
        <Field label={formTexts.description} error={errors.description?.message}>
          {(attributes) => <textarea {...attributes} {...description} rows={2} />}
        </Field>
        <PersonSelect
          label={formTexts.facilitator}
          registration={facilitatorId}
          chosen={facilitator}
          error={errors.facilitatorId?.message}
        />
        <div className="form-row">
          <Field label={formTexts.quarter} error={errors.quarter?.message} help={formTexts.quarterHelp}>
            {(attributes) => (
              <input {...attributes} {...quarter} type="text" autoComplete="off" readOnly={hasStarted} />
            )}
          </Field>
          <Field label={formTexts.maxParticipants} error={errors.maxParticipants?.message}>
            {(attributes) => (
              <input {...attributes} {...maxParticipants} type="number" min={1} max={MOST_PARTICIPANTS} />
            )}
          </Field>
        </div>
        <div className="form-row">
          <Field label={formTexts.startDate} error={errors.startDate?.message}>
            {(attributes) => <input {...attributes} {...startDate} type="date" readOnly={hasStarted} />}
          </Field>
          <Field label={formTexts.endDate} error={errors.endDate?.message}>
            {(attributes) => <input {...attributes} {...endDate} type="date" />}
          </Field>
        </div>
        <Field
          label={formTexts.modules}
          error={errors.learningModules?.message}
          help={hasStarted ? formTexts.modulesFixed : formTexts.modulesHelp}
        >
          {(attributes) => <textarea {...attributes} {...modules} rows={5} readOnly={hasStarted} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isSubmitting} isDisabled={!isDirty} onCancel={onCancel} />
    </form>
  );
}
