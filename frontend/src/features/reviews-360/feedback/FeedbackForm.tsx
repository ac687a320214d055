import { COMPETENCIES, COMPETENCY_LABELS, REMARKS } from '@annals/contracts/features/reviews-360/constants';
import type { OwnFeedback360 } from '@annals/contracts/features/reviews-360/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import { CommandForm } from '../../../ui/CommandForm';
import { useDraft } from '../../../ui/drafts/useDraft';
import { AreaField } from '../../../ui/form-fields';
import { useReviews360SubmitFeedbackMutation } from '../api';
import { DeclineDialog } from './DeclineDialog';
import { emptyFeedback, feedbackForm } from './feedback-form';
import { draftName, mayDecline } from './own-part';
import { ScoreField } from './ScoreField';
import { feedbackTexts as texts, REMARK_LABELS } from './texts';

/** Six competencies with a score and a comment each, and four texts; half-written it survives a reload. */
export function FeedbackForm({ own }: { own: OwnFeedback360 }): React.JSX.Element {
  const { review360Id: reviewId } = own;
  const name = draftName(own.id);
  const { forget } = useDraft(name);
  const [isDeclining, setIsDeclining] = useState(false);
  const [send] = useReviews360SubmitFeedbackMutation();
  return (
    <>
      <CommandForm
        className="screen-grid feedback-form"
        schema={feedbackForm}
        start={emptyFeedback}
        draft={{ name, texts: { kept: texts.draftKept, restored: texts.draftRestored } }}
        texts={{ ...texts, failed: texts.error }}
        send={(feedback) => send({ reviewId, ...feedback }).unwrap()}
        beside={mayDecline(own) && <Button text={texts.decline} onClick={() => setIsDeclining(true)} />}
      >
        {(field) => (
          <>
            {COMPETENCIES.map((competency) => (
              <Card key={competency} title={COMPETENCY_LABELS[competency]}>
                <div className="feedback-form__part">
                  <ScoreField {...field(`${competency}Score`)} label={COMPETENCY_LABELS[competency]} />
                  <AreaField
                    {...field(`${competency}Comments`)}
                    label={texts.comment(COMPETENCY_LABELS[competency])}
                    rows={2}
                  />
                </div>
              </Card>
            ))}
            <Card title={texts.remarksTitle}>
              <div className="feedback-form__part">
                {REMARKS.map((remark) => (
                  <AreaField key={remark} {...field(remark)} label={texts.optional(REMARK_LABELS[remark])} />
                ))}
              </div>
            </Card>
          </>
        )}
      </CommandForm>
      {isDeclining && (
        <DeclineDialog reviewId={reviewId} onDeclined={forget} onClose={() => setIsDeclining(false)} />
      )}
    </>
  );
}
