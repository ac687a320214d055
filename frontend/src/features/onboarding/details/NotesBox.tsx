import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Card } from '../../../ui/Card';
import { AutosaveText } from '../../../ui/drafts/AutosaveText';
import { MarkdownText } from '../../../ui/markdown/MarkdownText';
import { useChangeOnboarding } from '../useChangeOnboarding';
import { notesTexts } from './texts';

/** The manager's notes: written by who runs the onboarding, read by those above them, never shown to the employee. */
export function NotesBox({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const current = workflow.managerNotes ?? '';
  return (
    <Card title={notesTexts.title}>
      {workflow.allowed.run ? (
        <NotesForm workflowId={workflow.id} current={current} />
      ) : (
        <MarkdownText className="card__body" text={current === '' ? notesTexts.empty : current} />
      )}
    </Card>
  );
}

function NotesForm({ workflowId, current }: { workflowId: string; current: string }): React.JSX.Element {
  const { submit, isPending, refusal } = useChangeOnboarding(workflowId);
  return (
    <AutosaveText
      record={`/api/onboarding/workflows/${workflowId}`}
      what="notes"
      current={current}
      label={notesTexts.label}
      help={notesTexts.help}
      texts={notesTexts}
      isPending={isPending}
      refusal={refusal}
      save={(managerNotes, seenPosition) => submit({ managerNotes, seenPosition })}
    />
  );
}
