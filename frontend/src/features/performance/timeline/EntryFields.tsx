import { IMPACTS, VISIBILITIES } from '@annals/contracts/features/performance/constants';
import type { FormField } from '../../../ui/CommandForm';
import { AreaField, InputField, optionsOf, SelectField } from '../../../ui/form-fields';
import { formTexts as texts, IMPACT_LABELS, VISIBILITY_LABELS } from '../texts';
import type { ContentValues } from './entry-form';

interface EntryFieldsProps {
  readonly field: (name: keyof ContentValues) => FormField;
}

/** The inputs for the words of an entry, inside the form that adds or corrects one. */
export function EntryFields({ field }: EntryFieldsProps): React.JSX.Element {
  return (
    <>
      <InputField {...field('title')} label={texts.entryTitle} />
      <AreaField {...field('description')} label={texts.description} rows={4} />
      <div className="form-row">
        <InputField {...field('category')} label={texts.category} placeholder={texts.categoryPlaceholder} />
        <SelectField
          {...field('impact')}
          label={texts.impact}
          prompt={texts.noImpact}
          options={optionsOf(IMPACTS, IMPACT_LABELS)}
        />
      </div>
      <SelectField
        {...field('visibility')}
        label={texts.visibility}
        options={optionsOf(VISIBILITIES, VISIBILITY_LABELS)}
      />
      <InputField {...field('tags')} label={texts.tags} help={texts.tagsHelp} />
      <AreaField {...field('attachments')} label={texts.links} help={texts.linksHelp} rows={2} />
    </>
  );
}
