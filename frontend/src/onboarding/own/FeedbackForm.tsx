import { giveOnboardingFeedback } from '@annals/contracts/onboarding/commands';
import type { OnboardingDetail } from '@annals/contracts/onboarding/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { asApiError } from '../../api/api-error';
import { Card } from '../../design/Card';
import { Field } from '../../design/Field';
import { useNotesDraft } from '../../meetings/detail/useNotesDraft';
import { showFailure, showToast } from '../../toasts/toast-store';
import { useOnboardingGiveFeedbackMutation } from '../api';
import { feedbackTexts } from './texts';

/** What one says of one's own onboarding; it can be rewritten at any time. */
export function FeedbackForm({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { text, write, saved, isUnsaved } = useNotesDraft(workflow.employeeFeedback ?? '');
  const [fault, setFault] = useState('');
  const [send, { isLoading }] = useOnboardingGiveFeedbackMutation();
  const submit = async () => {
    const checked = giveOnboardingFeedback.safeParse({ employeeFeedback: text });
    setFault(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return;
    try {
      await send({ workflowId: workflow.id, ...checked.data }).unwrap();
      saved(text);
      showToast({ title: feedbackTexts.done });
    } catch (failure) {
      showFailure(feedbackTexts.failed, asApiError(failure).detail);
    }
  };
  return (
    <Card title={feedbackTexts.title}>
      <form
        className="card__body onboarding-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={feedbackTexts.label} error={fault === '' ? undefined : fault} help={feedbackTexts.help}>
          {(attributes) => (
            <textarea {...attributes} rows={4} value={text} onChange={({ target }) => write(target.value)} />
          )}
        </Field>
        <div className="onboarding-form__foot">
          <span className="onboarding-form__mark" role="status">
            {isUnsaved && feedbackTexts.unsaved}
          </span>
          <Button
            type="submit"
            disabled={!isUnsaved || isLoading}
            text={isLoading ? feedbackTexts.saving : feedbackTexts.save}
          />
        </div>
      </form>
    </Card>
  );
}
