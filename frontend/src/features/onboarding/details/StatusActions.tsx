import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { FormRefusal } from '../../../ui/FormFooter';
import { useChangeOnboarding } from '../useChangeOnboarding';
import { statusTexts } from './texts';

/** Pauses, resumes and completes an onboarding; the first and the last ask before. */
export function StatusActions({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element | null {
  const { pause, resume, complete } = workflow.allowed;
  const [asking, setAsking] = useState<'pause' | 'complete' | null>(null);
  const [reason, setReason] = useState('');
  const { change, isPending, refusal } = useChangeOnboarding(workflow.id);
  const done = (isAccepted: boolean) => isAccepted && setAsking(null);
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
      <ConfirmDialog
        isOpen={asking === 'pause'}
        title={statusTexts.pauseTitle}
        sentence={statusTexts.pauseSentence}
        confirm={statusTexts.pause}
        isPending={isPending}
        onConfirm={() => void change({ status: 'paused', reason }).then(done)}
        onRefuse={() => setAsking(null)}
      >
        <Field label={statusTexts.reason}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <FormRefusal sentence={refusal} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'complete'}
        title={statusTexts.completeTitle}
        sentence={statusTexts.completeSentence}
        confirm={statusTexts.complete}
        isPending={isPending}
        onConfirm={() => void change({ status: 'completed' }).then(done)}
        onRefuse={() => setAsking(null)}
      >
        <FormRefusal sentence={refusal} />
      </ConfirmDialog>
    </div>
  );
}
