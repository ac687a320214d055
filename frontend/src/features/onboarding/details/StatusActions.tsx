import { changeOnboarding } from '@annals/contracts/features/onboarding/commands';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { z } from 'zod';
import { CommandDialog } from '../../../ui/CommandDialog';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { InputField } from '../../../ui/form-fields';
import { FormRefusal } from '../../../ui/FormFooter';
import { useOnboardingChangeMutation } from '../api';
import { useChangeOnboarding } from '../useChangeOnboarding';
import { changeTexts, statusTexts } from './texts';

const pauseForm = z
  .object({ reason: z.string() })
  .transform(({ reason }): z.input<typeof changeOnboarding> => ({ status: 'paused', reason }))
  .pipe(changeOnboarding);

/** Pauses, resumes and completes an onboarding; the first and the last ask before. */
export function StatusActions({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element | null {
  const { pause, resume, complete } = workflow.allowed;
  const [asking, setAsking] = useState<'pause' | 'complete' | null>(null);
  const close = () => setAsking(null);
  const { change, isPending, refusal } = useChangeOnboarding(workflow.id);
  const [send] = useOnboardingChangeMutation();
  if (!pause && !resume) return null;
  return (
    <div className="onboarding-actions">
      {resume && (
        <Button
          intent="primary"
          text={statusTexts.resume}
          disabled={isPending}
          onClick={() => void change({ status: 'active' })}
        />
      )}
      {pause && <Button text={statusTexts.pause} onClick={() => setAsking('pause')} />}
      {pause && (
        <Button
          intent="primary"
          text={statusTexts.complete}
          disabled={!complete}
          onClick={() => setAsking('complete')}
        />
      )}
      {pause && !complete && <span className="onboarding-actions__hint">{statusTexts.stepsLeft}</span>}
      <CommandDialog
        title={statusTexts.pauseTitle}
        isOpen={asking === 'pause'}
        schema={pauseForm}
        start={{ reason: '' }}
        texts={{ submit: statusTexts.pause, ...changeTexts }}
        send={(paused) => send({ workflowId: workflow.id, ...paused }).unwrap()}
        onClose={close}
      >
        {(field) => (
          <>
            <p>{statusTexts.pauseSentence(workflow.employeeName)}</p>
            <InputField {...field('reason')} label={statusTexts.reason} />
          </>
        )}
      </CommandDialog>
      <ConfirmDialog
        isOpen={asking === 'complete'}
        title={statusTexts.completeTitle}
        sentence={statusTexts.completeSentence(workflow.employeeName)}
        confirm={statusTexts.complete}
        isPending={isPending}
        onConfirm={() => void change({ status: 'completed' }).then((isAccepted) => isAccepted && close())}
        onRefuse={close}
      >
        <FormRefusal sentence={refusal} />
      </ConfirmDialog>
    </div>
  );
}
