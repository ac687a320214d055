import { VISIBILITIES } from '@annals/contracts/features/recognition/constants';
import { CommandDialog } from '../../../ui/CommandDialog';
import type { FormField } from '../../../ui/CommandForm';
import { AreaField, InputField, optionsOf, SelectField } from '../../../ui/form-fields';
import { useRecognitionListCategoriesQuery, useRecognitionNominateMutation } from '../api';
import { points, VISIBILITY_LABELS } from '../texts';
import { PersonCombobox } from '../../people/combobox/PersonCombobox';
import { useColleagues } from '../../people/combobox/useColleagues';
import { emptyNomination, nominateForm } from './nominate-form';
import { nominateTexts as texts, VISIBILITY_HELP } from './texts';

interface NominateDialogProps {
  readonly isOpen: boolean;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** The dialog that nominates a colleague: who it is for, what for, and who may see it. It starts empty every time it opens. */
export function NominateDialog({ isOpen, onDone, onClose }: NominateDialogProps): React.JSX.Element {
  const [nominate] = useRecognitionNominateMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={nominateForm}
      start={emptyNomination}
      texts={texts}
      send={(nomination) => nominate(nomination).unwrap()}
      onSent={() => {
        onDone?.();
        onClose();
      }}
      onClose={onClose}
    >
      {(field, { watch }) => (
        <>
          <PersonCombobox {...field('recipientId')} label={texts.recipient} useFound={useColleagues} />
          <CategorySelect {...field('categoryId')} />
          <InputField
            {...field('title')}
            label={texts.recognitionTitle}
            placeholder={texts.titlePlaceholder}
          />
          <AreaField
            {...field('description')}
            label={texts.description}
            rows={4}
            placeholder={texts.descriptionPlaceholder}
          />
          <SelectField
            {...field('visibility')}
            label={texts.visibility}
            help={VISIBILITY_HELP[VISIBILITIES.find((known) => known === watch('visibility')) ?? 'team']}
            options={optionsOf(VISIBILITIES, VISIBILITY_LABELS)}
          />
        </>
      )}
    </CommandDialog>
  );
}

/** What for, among the categories that are in use. */
function CategorySelect({ registration, error }: FormField): React.JSX.Element {
  const { data, isError } = useRecognitionListCategoriesQuery();
  const categories = (data ?? []).filter(({ isActive }) => isActive);
  return (
    <SelectField
      label={texts.category}
      help={data && categories.length === 0 ? texts.noCategories : undefined}
      registration={registration}
      error={error ?? (isError ? texts.failedCategories : undefined)}
      prompt={texts.chooseCategory}
      options={categories.map(({ id, name, pointValue }) => ({
        value: id,
        label: `${name} (${points(pointValue)})`,
      }))}
    />
  );
}
