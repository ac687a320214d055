import type { PersonFacts } from '@annals/contracts/features/people/administration';
import { FormFooter, FormRefusal } from '../../../ui/FormFooter';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';

/** What every form about a person is given. */
export interface PersonFormProps {
  readonly person: PersonFacts;
  /** Done, or given up. */
  readonly onDone: () => void;
}

interface FormFrameProps {
  readonly texts: React.ComponentProps<typeof FormFooter>['texts'];
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly refusal: string;
  readonly onSubmit: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: React.ReactNode;
}

/** The frame of a form in a dialog: its fields, the server's refusal, and its foot. */
export function FormFrame(props: FormFrameProps): React.JSX.Element {
  const { texts, isDirty, isSubmitting, refusal, onSubmit, onCancel, children } = props;
  useUnsavedChanges(isDirty);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      noValidate
    >
      <div className="modal__body">
        {children}
        <FormRefusal sentence={refusal} />
      </div>
      <FormFooter texts={texts} isSubmitting={isSubmitting} onCancel={onCancel} />
    </form>
  );
}
