import type { LearningModule } from '@annals/contracts/features/cohorts/events';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { useCohortsCompleteModuleMutation } from '../api';
import { actionTexts, moduleTexts } from './texts';
import { useCohortAction } from './useCohortAction';

interface CompleteModuleDialogProps {
  readonly cohortId: string;
  readonly module: LearningModule;
  readonly onClose: () => void;
}

/** Completes a module, and asks how useful it was. */
export function CompleteModuleDialog(props: CompleteModuleDialogProps): React.JSX.Element {
  const { cohortId, module, onClose } = props;
  const [score, setScore] = useState('');
  const [complete] = useCohortsCompleteModuleMutation();
  const { act, isPending } = useCohortAction(actionTexts.learn);
  const feedbackScore = score === '' ? null : Number(score);
  const send = () => complete({ cohortId, moduleId: module.moduleId, feedbackScore }).unwrap();
  return (
    <ConfirmDialog
      title={moduleTexts.dialogTitle(module.title)}
      sentence={moduleTexts.dialogSentence}
      confirm={moduleTexts.complete}
      isOpen
      isPending={isPending}
      onConfirm={() => void act(send).then(onClose)}
      onRefuse={onClose}
    >
      <Field label={moduleTexts.rate}>
        {(attributes) => (
          <select {...attributes} value={score} onChange={({ target }) => setScore(target.value)}>
            <option value="">{moduleTexts.rateNone}</option>
            {moduleTexts.rates.map((label, index) => (
              <option key={label} value={index + 1}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </ConfirmDialog>
  );
}
