import { changeOnboardingTask } from '@annals/contracts/features/onboarding/commands';
import { STEP_LABELS, type OnboardingStep } from '@annals/contracts/features/onboarding/constants';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Field } from '../../../ui/Field';
import { useSetTask } from '../useChangeOnboarding';
import { stepTexts } from './texts';

/** Marks one of the employee's own steps complete; of the video, how much was watched goes with it. */
export function MarkForm({
  workflowId,
  step,
}: {
  workflowId: string;
  step: OnboardingStep;
}): React.JSX.Element {
  const [watched, setWatched] = useState('');
  const [fault, setFault] = useState('');
  const { setTask, isPending } = useSetTask(workflowId);
  const submit = async () => {
    const checked = changeOnboardingTask.safeParse({
      done: true,
      ...(watched.trim() !== '' && { videoWatchTime: Number(watched) }),
    });
    setFault(checked.error?.issues[0]?.message ?? '');
    if (checked.success) await setTask(step, checked.data);
  };
  return (
    <form
      className="onboarding-line"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {step === 'videoOrientationCompleted' && (
        <Field label={stepTexts.watched} error={fault === '' ? undefined : fault}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={watched}
              onChange={({ target }) => setWatched(target.value)}
            />
          )}
        </Field>
      )}
      <Button
        type="submit"
        intent="primary"
        disabled={isPending}
        text={isPending ? stepTexts.updating : stepTexts.mark}
        aria-label={stepTexts.markOf(STEP_LABELS[step])}
      />
    </form>
  );
}
