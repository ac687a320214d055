import type { LearningModule } from '@annals/contracts/features/cohorts/events';
import { z } from 'zod';
import { CommandDialog } from '../../../ui/CommandDialog';
import { SelectField } from '../../../ui/form-fields';
import { useCohortsCompleteModuleMutation } from '../api';
import { actionTexts, moduleTexts as texts } from './texts';

const ratingForm = z.object({
  feedbackScore: z.string().transform((chosen) => (chosen === '' ? null : Number(chosen))),
});

interface CompleteModuleDialogProps {
  readonly cohortId: string;
  readonly module: LearningModule;
  readonly onClose: () => void;
}

/** Completes a module, and asks how useful it was. */
export function CompleteModuleDialog(props: CompleteModuleDialogProps): React.JSX.Element {
  const { cohortId, module, onClose } = props;
  const [complete] = useCohortsCompleteModuleMutation();
  return (
    <CommandDialog
      title={texts.dialogTitle(module.title)}
      isOpen
      schema={ratingForm}
      start={{ feedbackScore: '' }}
      texts={{ submit: texts.complete, ...actionTexts.learn }}
      send={(rating) => complete({ cohortId, moduleId: module.moduleId, ...rating }).unwrap()}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>{texts.dialogSentence}</p>
          <SelectField
            {...field('feedbackScore')}
            label={texts.rate}
            prompt={texts.rateNone}
            options={texts.rates.map((label, index) => ({ value: index + 1, label }))}
          />
        </>
      )}
    </CommandDialog>
  );
}
