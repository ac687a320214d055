import type { OnboardingDetail } from '@annals/contracts/onboarding/views';
import { Button } from '@blueprintjs/core';
import { Card } from '../../design/Card';
import { Field } from '../../design/Field';
import { useNotesDraft } from '../../meetings/detail/useNotesDraft';
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
        <p className="card__body onboarding-words">{current === '' ? notesTexts.empty : current}</p>
      )}
    </Card>
  );
}

function NotesForm({ workflowId, current }: { workflowId: string; current: string }): React.JSX.Element {
  const { text, write, saved, isUnsaved, changedMeanwhile } = useNotesDraft(current);
  const { change, isPending, refusal } = useChangeOnboarding(workflowId);
  const save = async () => {
    if (await change({ managerNotes: text })) saved(text);
  };
  return (
    <form
      className="card__body onboarding-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={notesTexts.label}
        error={refusal === '' ? undefined : refusal}
        help={changedMeanwhile ? notesTexts.changedMeanwhile : notesTexts.help}
      >
        {(attributes) => (
          <textarea {...attributes} rows={4} value={text} onChange={({ target }) => write(target.value)} />
        )}
      </Field>
      <div className="onboarding-form__foot">
        <span className="onboarding-form__mark" role="status">
          {isUnsaved && notesTexts.unsaved}
        </span>
        <Button
          type="submit"
          disabled={!isUnsaved || isPending}
          text={isPending ? notesTexts.saving : notesTexts.save}
        />
      </div>
    </form>
  );
}
