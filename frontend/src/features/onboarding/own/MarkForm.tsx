import { STEP_LABELS, type OnboardingStep } from '@annals/contracts/features/onboarding/constants';
import { CommandForm } from '../../../ui/CommandForm';
import { InputField } from '../../../ui/form-fields';
import { useOnboardingSetTaskMutation } from '../api';
import { changeTexts } from '../details/texts';
import { markForm } from './mark-form';
import { stepTexts } from './texts';

interface MarkFormProps {
  readonly workflowId: string;
  readonly step: OnboardingStep;
}

/** Marks one of the employee's own steps complete; of the video, how much was watched goes with it. */
export function MarkForm({ workflowId, step }: MarkFormProps): React.JSX.Element {
  const [send] = useOnboardingSetTaskMutation();
  return (
    <CommandForm
      className="onboarding-line"
      schema={markForm}
      start={{ videoWatchTime: '' }}
      texts={{
        submit: stepTexts.mark,
        submitNamed: stepTexts.markOf(STEP_LABELS[step]),
        submitting: stepTexts.updating,
        failed: changeTexts.failed,
        done: changeTexts.taskDone,
      }}
      send={({ done, videoWatchTime }) => send({ workflowId, taskId: step, done, videoWatchTime }).unwrap()}
    >
      {(field) =>
        step === 'videoOrientationCompleted' && (
          <InputField {...field('videoWatchTime')} label={stepTexts.watched} inputMode="numeric" />
        )
      }
    </CommandForm>
  );
}
