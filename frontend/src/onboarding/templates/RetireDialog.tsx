import type { OnboardingTemplateRow } from '@annals/contracts/onboarding/views';
import { asApiError } from '../../api/api-error';
import { ConfirmDialog } from '../../design/ConfirmDialog';
import { showFailure, showToast } from '../../toasts/toast-store';
import { useOnboardingRetireTemplateMutation } from '../api';
import { retireTexts } from './texts';

interface RetireDialogProps {
  readonly template: OnboardingTemplateRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a template is retired: it does not come back. */
export function RetireDialog({ template, isOpen, onClose }: RetireDialogProps): React.JSX.Element {
  const [retire, { isLoading }] = useOnboardingRetireTemplateMutation();
  const confirm = async () => {
    try {
      await retire({ templateId: template.id }).unwrap();
      showToast({ title: retireTexts.done });
      onClose();
    } catch (failure) {
      showFailure(retireTexts.failed, asApiError(failure).detail);
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={retireTexts.title(template.name)}
      sentence={retireTexts.sentence}
      confirm={retireTexts.confirm}
      isDestructive
      isPending={isLoading}
      onConfirm={() => void confirm()}
      onRefuse={onClose}
    />
  );
}
