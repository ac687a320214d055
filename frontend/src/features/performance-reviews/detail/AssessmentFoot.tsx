import { Button } from '@blueprintjs/core';
import { texts as reviewTexts } from './texts';

interface AssessmentFootProps {
  readonly texts: { readonly submit: string; readonly submitting: string; readonly cancel: string };
  readonly isSubmitting: boolean;
  /** What stands in the form was begun before this page was loaded. */
  readonly isRestored: boolean;
  readonly onCancel: (() => void) | undefined;
}

/** The foot of an assessment: where the draft is, the way back, and the button that sends it once. */
export function AssessmentFoot(props: AssessmentFootProps): React.JSX.Element {
  const { texts, isSubmitting, isRestored, onCancel } = props;
  return (
    <div className="review-part__foot">
      <p className="review-part__quiet">{isRestored ? reviewTexts.draftRestored : reviewTexts.draftKept}</p>
      {onCancel && <Button text={texts.cancel} onClick={onCancel} />}
      <Button
        type="submit"
        intent="primary"
        disabled={isSubmitting}
        text={isSubmitting ? texts.submitting : texts.submit}
      />
    </div>
  );
}
