import { giveOnboardingFeedback } from '@annals/contracts/features/onboarding/commands';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { AutosaveText } from '../../../ui/drafts/AutosaveText';
import { useOnboardingGiveFeedbackMutation } from '../api';
import { feedbackTexts } from './texts';

/** What one says of one's own onboarding; it can be rewritten at any time. */
export function FeedbackForm({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const [fault, setFault] = useState('');
  const [send] = useOnboardingGiveFeedbackMutation();
  const { attempt, isPending } = useAttempt(feedbackTexts);
  const save = async (employeeFeedback: string, seenPosition: string | undefined) => {
    const checked = giveOnboardingFeedback.safeParse({ employeeFeedback });
    setFault(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return undefined;
    return attempt(() => send({ workflowId: workflow.id, ...checked.data, seenPosition }).unwrap());
  };
  return (
    <Card title={feedbackTexts.title}>
      <AutosaveText
        record={`/api/onboarding/workflows/${workflow.id}`}
        what="feedback"
        current={workflow.employeeFeedback ?? ''}
        label={feedbackTexts.label}
        help={feedbackTexts.help}
        texts={feedbackTexts}
        isPending={isPending}
        refusal={fault}
        save={save}
      />
    </Card>
  );
}
