import { onboardingTitle } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { useAttempt } from '../../../api/useAttempt';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
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
  const { attempt, isPending } = useAttempt({ failed: retireTexts.failed, done: retireTexts.done });
  const confirm = async () => {
    if (await attempt(() => retire({ templateId: template.id }).unwrap())) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={retireTexts.title(onboardingTitle(template.name))}
      sentence={retireTexts.sentence}
      confirm={retireTexts.confirm}
      isDestructive
      isPending={isPending}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    />
  );
}
