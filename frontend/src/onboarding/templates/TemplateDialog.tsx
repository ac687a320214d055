import type { OnboardingTemplateRow } from '@annals/contracts/onboarding/views';
import { useState } from 'react';
import { FormDialog } from '../../design/FormDialog';
import { TemplateForm } from './TemplateForm';
import { formTexts } from './texts';

interface TemplateDialogProps {
  /** What is revised; undefined: a new one. */
  readonly template: OnboardingTemplateRow | undefined;
  readonly onClose: () => void;
}

/** The dialog in which an administrator defines or revises a template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps): React.JSX.Element {
  const [isFilled, setIsFilled] = useState(false);
  return (
    <FormDialog
      title={template ? formTexts.reviseTitle : formTexts.newTitle}
      isOpen
      isFilled={isFilled}
      onClose={onClose}
    >
      <TemplateForm template={template} onFilled={setIsFilled} onDone={onClose} />
    </FormDialog>
  );
}
