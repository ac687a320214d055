import type { ReportPainPoint } from '@annals/contracts/features/pain-points/commands';
import {
  CATEGORIES,
  CATEGORY_LABELS,
  FREQUENCIES,
  IMPACT,
  PRIORITIES,
} from '@annals/contracts/features/pain-points/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { SliderField } from '../../ui/SliderField';
import { usePainPointsReportMutation } from './api';
import { emptyReport, reportForm, type ReportFormValues } from './report-form';
import { impactBand } from './shown';
import { formTexts, FREQUENCY_LABELS, PRIORITY_LABELS } from './texts';
import { useUnsavedChanges } from '../../ui/unsaved-changes';

interface ReportFormProps {
  /** Reported, or given up. */
  readonly onDone: () => void;
}

/** What the problem is, how bad, how often, and what might help. */
export function ReportForm({ onDone }: ReportFormProps): React.JSX.Element {
  const { register, handleSubmit, formState, control } = useForm<ReportFormValues, unknown, ReportPainPoint>({
    resolver: zodResolver(reportForm),
    defaultValues: emptyReport,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const impact = Number(useWatch({ control, name: 'impactLevel' }));
  const { attempt, refusal } = useAttempt({
    failed: formTexts.error,
    failedSentence: formTexts.failed,
    done: formTexts.done,
  });
  const [report] = usePainPointsReportMutation();
  useUnsavedChanges(isDirty);

  // Registered in the order they stand in: the first one with an error gets the focus.
  const title = register('title');
  const description = register('description');
  const category = register('category');
  const priority = register('priority');
  const impactLevel = register('impactLevel');
  const frequency = register('frequency');
  const suggested = register('suggestedSolution');

  const submit = handleSubmit(async (painPoint) => {
    if (await attempt(() => report(painPoint).unwrap())) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <Field label={formTexts.issueTitle} error={errors.title?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...title}
              type="text"
              autoComplete="off"
              placeholder={formTexts.titlePlaceholder}
            />
          )}
        </Field>
        <Field label={formTexts.description} error={errors.description?.message}>
          {(attributes) => <textarea {...attributes} {...description} rows={4} />}
        </Field>
        <div className="form-row">
          <Field label={formTexts.category} error={errors.category?.message}>
            {(attributes) => (
              <select {...attributes} {...category}>
                <option value="">{formTexts.chooseCategory}</option>
                {CATEGORIES.map((value) => (
                  <option key={value} value={value}>
                    {CATEGORY_LABELS[value]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={formTexts.priority} error={errors.priority?.message}>
            {(attributes) => (
              <select {...attributes} {...priority}>
                {PRIORITIES.map((value) => (
                  <option key={value} value={value}>
                    {PRIORITY_LABELS[value]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <SliderField
          label={formTexts.impact}
          error={errors.impactLevel?.message}
          registration={impactLevel}
          value={impact}
          band={impactBand(impact)}
          scale={IMPACT}
        />
        <Field label={formTexts.frequency} error={errors.frequency?.message}>
          {(attributes) => (
            <select {...attributes} {...frequency}>
              <option value="">{formTexts.chooseFrequency}</option>
              {FREQUENCIES.map((value) => (
                <option key={value} value={value}>
                  {FREQUENCY_LABELS[value]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={formTexts.suggested} error={errors.suggestedSolution?.message}>
          {(attributes) => <textarea {...attributes} {...suggested} rows={2} />}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={formTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
