import { onboardingTitle } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { ConfirmCommand } from '../../../ui/ConfirmCommand';
import { useOnboardingRetireTemplateMutation } from '../api';
import { retireTexts } from './texts';

interface RetireDialogProps {
  readonly template: OnboardingTemplateRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a template is retired: it does not come back. */
export function RetireDialog({ template, isOpen, onClose }: RetireDialogProps): React.JSX.Element {
  const [retire] = useOnboardingRetireTemplateMutation();
  return (
    <ConfirmCommand
      isOpen={isOpen}
      title={retireTexts.title(onboardingTitle(template.name))}
      sentence={retireTexts.sentence}
      confirm={retireTexts.confirm}
      isDestructive
      texts={retireTexts}
      send={() => retire({ templateId: template.id }).unwrap()}
      onClose={onClose}
    />
  );
}
