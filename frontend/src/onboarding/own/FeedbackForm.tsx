import { giveOnboardingFeedback } from '@annals/contracts/onboarding/commands';
import type { OnboardingDetail } from '@annals/contracts/onboarding/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { Card } from '../../design/Card';
import { Field } from '../../design/Field';
import { useNotesDraft } from '../../meetings/detail/useNotesDraft';
import { useOnboardingGiveFeedbackMutation } from '../api';
import { feedbackTexts } from './texts';

/** What one says of one's own onboarding; it can be rewritten at any time. */
export function FeedbackForm({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { text, write, saved, isUnsaved } = useNotesDraft(workflow.employeeFeedback ?? '');
  const [fault, setFault] = useState('');
  const [send] = useOnboardingGiveFeedbackMutation();
  const { attempt, isPending } = useAttempt(feedbackTexts);
  const submit = async () => {
    const checked = giveOnboardingFeedback.safeParse({ employeeFeedback: text });
    setFault(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return;
    if (await attempt(() => send({ workflowId: workflow.id, ...checked.data }).unwrap())) saved(text);
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
            disabled={!isUnsaved || isPending}
            text={isPending ? feedbackTexts.saving : feedbackTexts.save}
          />
        </div>
      </form>
    </Card>
  );
}
