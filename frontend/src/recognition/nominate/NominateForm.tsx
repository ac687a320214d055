import type { Nominate } from '@annals/contracts/recognition/commands';
import { VISIBILITIES } from '@annals/contracts/recognition/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { asApiError, isRefusal } from '../../api/api-error';
import { Field } from '../../design/Field';
import { FormFoot, FormRefusal } from '../../design/FormFoot';
import { showFailure, showToast } from '../../toasts/toast-store';
import { useRecognitionListCategoriesQuery, useRecognitionNominateMutation } from '../api';
import { points, VISIBILITY_LABELS } from '../texts';
import { ColleagueSelect } from './ColleagueSelect';
import { emptyNomination, nominateForm, type NominateFormValues } from './nominate-form';
import { nominateTexts, VISIBILITY_HELP } from './texts';

interface NominateFormProps {
  /** Told whether there is something to lose. */
  readonly onFilled: (isFilled: boolean) => void;
  /** Submitted, or given up. */
  readonly onDone: () => void;
}

/** Who it is for, what for, and who may see it. */
export function NominateForm({ onFilled, onDone }: NominateFormProps): React.JSX.Element {
  const { register, handleSubmit, formState, control } = useForm<NominateFormValues, unknown, Nominate>({
    resolver: zodResolver(nominateForm),
    defaultValues: emptyNomination,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const chosenVisibility = useWatch({ control, name: 'visibility' });
  const [refusal, setRefusal] = useState('');
  const [nominate] = useRecognitionNominateMutation();
  const { data: categories = [], isError } = useRecognitionListCategoriesQuery();
  useEffect(() => onFilled(isDirty), [isDirty, onFilled]);

  // Registered in the order they stand in: the first one with an error gets the focus.
  const recipient = register('recipientId');
  const category = register('categoryId');
  const title = register('title');
  const description = register('description');
  const visibility = register('visibility');

  const submit = handleSubmit(async (nomination) => {
    setRefusal('');
    try {
      await nominate(nomination).unwrap();
      showToast({ title: nominateTexts.done, description: nominateTexts.doneSentence });
      onDone();
    } catch (failure) {
      const error = asApiError(failure);
      // A session that is over has its own message, for every screen.
      if (error.status !== 401) showFailure(nominateTexts.error, nominateTexts.failed);
      setRefusal(isRefusal(error) ? error.detail : '');
    }
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
      <FormFoot texts={nominateTexts} isSubmitting={isSubmitting} onCancel={onDone} />
    </form>
  );
}
