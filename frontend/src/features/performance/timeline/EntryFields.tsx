import { IMPACTS, VISIBILITIES } from '@annals/contracts/features/performance/constants';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/Field';
import { listMessage } from '../../../ui/list-message';
import { formTexts, IMPACT_LABELS, VISIBILITY_LABELS } from '../texts';
import type { ContentValues } from './entry-form';

/** The inputs for the words of an entry, inside the form that adds or corrects one. */
export function EntryFields(): React.JSX.Element {
  const { register, formState } = useFormContext<ContentValues>();
  const { errors } = formState;
  return (
    <>
      <Field label={formTexts.entryTitle} error={errors.title?.message}>
        {(attributes) => <input {...attributes} {...register('title')} type="text" autoComplete="off" />}
      </Field>
      <Field label={formTexts.description} error={errors.description?.message}>
        {(attributes) => <textarea {...attributes} {...register('description')} rows={4} />}
      </Field>
      <div className="form-row">
        <Field label={formTexts.category} error={errors.category?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...register('category')}
              type="text"
              autoComplete="off"
              placeholder={formTexts.categoryPlaceholder}
            />
          )}
        </Field>
        <Field label={formTexts.impact} error={errors.impact?.message}>
          {(attributes) => (
            <select {...attributes} {...register('impact')}>
              <option value="">{formTexts.noImpact}</option>
              {IMPACTS.map((impact) => (
                <option key={impact} value={impact}>
                  {IMPACT_LABELS[impact]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={formTexts.visibility} error={errors.visibility?.message}>
        {(attributes) => (
          <select {...attributes} {...register('visibility')}>
            {VISIBILITIES.map((visibility) => (
              <option key={visibility} value={visibility}>
                {VISIBILITY_LABELS[visibility]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={formTexts.tags} help={formTexts.tagsHelp} error={listMessage(errors.tags)}>
        {(attributes) => <input {...attributes} {...register('tags')} type="text" autoComplete="off" />}
      </Field>
      <Field label={formTexts.links} help={formTexts.linksHelp} error={listMessage(errors.attachments)}>
        {(attributes) => <textarea {...attributes} {...register('attachments')} rows={2} />}
      </Field>
    </>
  );
}
