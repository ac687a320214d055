import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { FormDialog } from '../../../ui/FormDialog';
import { TemplateForm } from './TemplateForm';
import { formTexts } from './texts';

interface TemplateDialogProps {
  /** What is revised; undefined: a new one. */
  readonly template: OnboardingTemplateRow | undefined;
  readonly onClose: () => void;
}

/** The dialog in which an administrator defines or revises a template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps): React.JSX.Element {
  return (
    <FormDialog title={template ? formTexts.reviseTitle : formTexts.newTitle} isOpen onClose={onClose}>
      <TemplateForm template={template} onDone={onClose} />
    </FormDialog>
  );
}
