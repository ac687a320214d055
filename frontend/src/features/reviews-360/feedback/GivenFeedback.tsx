import { COMPETENCIES, COMPETENCY_LABELS, REMARKS } from '@annals/contracts/features/reviews-360/constants';
import type { OwnFeedback360 } from '@annals/contracts/features/reviews-360/views';
import { Card } from '../../../ui/Card';
import { feedbackTexts as texts, REMARK_LABELS } from './texts';

/** What the reader wrote, for themself. */
export function GivenFeedback({ own }: { own: OwnFeedback360 }): React.JSX.Element {
  return (
    <Card title={texts.givenTitle}>
      <div className="review-standing">
        <p className="review-note">{texts.givenSentence}</p>
        <dl className="given-feedback">
          {COMPETENCIES.map((competency) => (
            <div key={competency}>
              <dt>{COMPETENCY_LABELS[competency]}</dt>
              <dd>
                <strong>{texts.score(own[`${competency}Score`] ?? 0)}</strong>
                {own[`${competency}Comments`] !== null && <p>{own[`${competency}Comments`]}</p>}
              </dd>
            </div>
          ))}
          {REMARKS.filter((remark) => own[remark] !== null).map((remark) => (
            <div key={remark}>
              <dt>{REMARK_LABELS[remark]}</dt>
              <dd>{own[remark]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
