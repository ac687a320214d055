import type { OwnFeedback360 } from '@annals/contracts/features/reviews-360/views';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { DueDate } from '../../performance-reviews/DueDate';
import { ASKED_AS } from '../texts';
import { FeedbackForm } from './FeedbackForm';
import { GivenFeedback } from './GivenFeedback';
import { feedbackTexts, WHO_READS } from './texts';

/** Of whom and until when, who will read it, and the form; or what was given, or why nothing is asked any more. */
export function OwnFeedback({ own }: { own: OwnFeedback360 }): React.JSX.Element {
  const asks = own.isOpen && own.state === 'requested';
  return (
    <>
      <header className="review-detail-head">
        <div className="review-detail-head__title">
          <Avatar name={own.revieweeName} />
          <h2>
            {own.reviewerType === 'self'
              ? feedbackTexts.ownHeading(own.reviewPeriod)
              : feedbackTexts.heading(own.revieweeName, own.reviewPeriod)}
          </h2>
          <Badge tone="blue">{ASKED_AS[own.reviewerType]}</Badge>
        </div>
        {asks && (
          <p className="review-detail-head__facts">
            <DueDate due={own} />
            <span>{feedbackTexts.scale}</span>
          </p>
        )}
        {asks && <p className="review-note">{WHO_READS[own.reviewerType]}</p>}
      </header>
      {asks ? (
        <FeedbackForm own={own} />
      ) : own.isCompleted ? (
        <GivenFeedback own={own} />
      ) : (
        <section className="card review-standing">
          <h3>{own.state === 'declined' ? feedbackTexts.declinedTitle : feedbackTexts.overTitle}</h3>
          <p>{own.state === 'declined' ? feedbackTexts.declinedSentence : feedbackTexts.overSentence}</p>
        </section>
      )}
    </>
  );
}
