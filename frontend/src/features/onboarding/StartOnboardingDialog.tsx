import type { StartOnboarding } from '@annals/contracts/features/onboarding/commands';
import { z } from 'zod';
import { pagedList } from '../../api/paged-list';
import { CommandDialog } from '../../ui/CommandDialog';
import { SelectField } from '../../ui/form-fields';
import { useOnboardingListTemplatesInfiniteQuery, useOnboardingStartMutation } from './api';
import { startTexts as texts } from './texts';

const chooseForm = z.object({ templateId: z.string() });

interface StartOnboardingDialogProps {
  readonly employeeId: StartOnboarding['employeeId'];
  readonly name: string;
  /** Started, or given up. */
  readonly onClose: () => void;
}

/** Starts the onboarding of a person by the template that fits, or by another one. */
export function StartOnboardingDialog(props: StartOnboardingDialogProps): React.JSX.Element {
  const { employeeId, name, onClose } = props;
  const { items = [], error } = pagedList(useOnboardingListTemplatesInfiniteQuery({ limit: 200 }));
  const templates = items.filter(({ isActive }) => isActive);
  const [start] = useOnboardingStartMutation();
  return (
    <CommandDialog
      title={texts.title(name)}
      isOpen
      schema={chooseForm}
      start={{ templateId: '' }}
      texts={texts}
      send={({ templateId }) => start({ employeeId, ...(templateId !== '' && { templateId }) }).unwrap()}
      onClose={onClose}
    >
      {(field) => (
        <SelectField
          {...field('templateId')}
          label={texts.template}
          help={error ? texts.failedTemplates : texts.help}
          prompt={texts.fitting}
          options={templates.map(({ id, name: title }) => ({ value: id, label: title }))}
        />
      )}
    </CommandDialog>
  );
}
