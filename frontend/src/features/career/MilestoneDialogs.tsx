import { useState } from 'react';
import { FormDialog } from '../../ui/FormDialog';
import { CancelMilestoneDialog } from './CancelMilestoneDialog';
import { ConcludeForm } from './ConcludeForm';
import type { Acting, MilestoneAction, MilestoneFormProps } from './milestone-action';
import { MilestoneHistoryDialog } from './MilestoneHistoryDialog';
import { MoveForm } from './MoveForm';
import { NotesForm } from './NotesForm';
import { achieveTexts, missTexts, moveTexts, notesTexts } from './texts';

const FORMS: Readonly<
  Partial<
    Record<
      MilestoneAction,
      { readonly title: string; readonly Form: (props: MilestoneFormProps) => React.JSX.Element }
    >
  >
> = {
  achieve: {
    title: achieveTexts.title,
    Form: (props) => <ConcludeForm {...props} status="achieved" texts={achieveTexts} />,
  },
  miss: {
    title: missTexts.title,
    Form: (props) => <ConcludeForm {...props} status="missed" texts={missTexts} />,
  },
  move: { title: moveTexts.title, Form: MoveForm },
  note: { title: notesTexts.title, Form: NotesForm },
};

/** The dialogs over the list of milestones, one at a time. */
export function MilestoneDialogs({
  acting,
  onClose,
}: {
  acting: Acting | null;
  onClose: () => void;
}): React.JSX.Element {
  // While a dialog fades out it keeps showing what it was opened for.
  const [shown, setShown] = useState(acting);
  if (acting && acting !== shown) setShown(acting);
  const form = shown && FORMS[shown.action];
  const milestoneFor = (action: MilestoneAction) => (acting?.action === action ? acting.milestone : null);
  return (
    <>
      <FormDialog
        title={form?.title ?? ''}
        isOpen={acting !== null && FORMS[acting.action] !== undefined}
        onClose={onClose}
      >
        {form && shown && <form.Form key={shown.milestone.id} milestone={shown.milestone} onDone={onClose} />}
      </FormDialog>
      <CancelMilestoneDialog
        key={milestoneFor('cancel')?.id}
        milestone={milestoneFor('cancel')}
        onClose={onClose}
      />
      <MilestoneHistoryDialog milestone={milestoneFor('history')} onClose={onClose} />
    </>
  );
}
