import type { Nominate } from '@annals/contracts/features/recognition/commands';
import { VISIBILITIES } from '@annals/contracts/features/recognition/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '../../../api/useAttempt';
import { Field } from '../../../ui/Field';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { useRecognitionListCategoriesQuery, useRecognitionNominateMutation } from '../api';
import { points, VISIBILITY_LABELS } from '../texts';
import { ColleagueSelect } from './ColleagueSelect';
import { emptyNomination, nominateForm, type NominateFormValues } from './nominate-form';
import { nominateTexts, VISIBILITY_HELP } from './texts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

interface NominateFormProps {
  /** Submitted, or given up. */
  readonly onDone: () => void;
}

/** Who it is for, what for, and who may see it. */
export function NominateForm({ onDone }: NominateFormProps): React.JSX.Element {
  const { register, handleSubmit, formState, control } = useForm<NominateFormValues, unknown, Nominate>({
    resolver: zodResolver(nominateForm),
    defaultValues: emptyNomination,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const chosenVisibility = useWatch({ control, name: 'visibility' });
  const { attempt, refusal } = useAttempt({
    failed: nominateTexts.error,
    failedSentence: nominateTexts.failed,
    done: nominateTexts.done,
    doneSentence: nominateTexts.doneSentence,
  });
  const [nominate] = useRecognitionNominateMutation();
  const { data: categories = [], isError } = useRecognitionListCategoriesQuery();
  useUnsavedChanges(isDirty);

  // Registered in the order they stand in: the first one with an error gets the focus.
  const recipient = register('recipientId');
  const category = register('categoryId');
  const title = register('title');
  const description = register('description');
  const visibility = register('visibility');

  const submit = handleSubmit(async (nomination) => {
    if (await attempt(() => nominate(nomination).unwrap())) onDone();
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="modal__body">
        <ColleagueSelect registration={recipient} error={errors.recipientId?.message} />
        <Field
          label={nominateTexts.category}
          error={errors.categoryId?.message ?? (isError ? nominateTexts.failedCategories : undefined)}
        >
          {(attributes) => (
            <select {...attributes} {...category}>
              <option value="">{nominateTexts.chooseCategory}</option>
              {categories
                .filter(({ isActive }) => isActive)
                .map(({ id, name, pointValue }) => (
                  <option key={id} value={id}>
                    {name} ({points(pointValue)})
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label={nominateTexts.recognitionTitle} error={errors.title?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...title}
              type="text"
              autoComplete="off"
              placeholder={nominateTexts.titlePlaceholder}
            />
          )}
        </Field>
        <Field label={nominateTexts.description} error={errors.description?.message}>
          {(attributes) => (
            <textarea
              {...attributes}
              {...description}
              rows={4}
              placeholder={nominateTexts.descriptionPlaceholder}
            />
          )}
        </Field>
        <Field
          label={nominateTexts.visibility}
          error={errors.visibility?.message}
          help={VISIBILITY_HELP[VISIBILITIES.find((known) => known === chosenVisibility) ?? 'team']}
        >
          {(attributes) => (
            <select {...attributes} {...visibility}>
              {VISIBILITIES.map((value) => (
                <option key={value} value={value}>
                  {VISIBILITY_LABELS[value]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={nominateTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
