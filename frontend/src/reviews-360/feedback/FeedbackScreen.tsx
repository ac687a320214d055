import { PeopleIcon } from '@blueprintjs/icons';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { useReviews360OwnFeedbackQuery } from '../api';
import { BackLink } from '../BackLink';
import { texts } from '../texts';
import { OwnFeedback } from './OwnFeedback';
import { feedbackTexts } from './texts';

/** The reader's own part in a review: the form, or what they wrote. */
export function FeedbackScreen({ reviewId }: { reviewId: string }): React.JSX.Element {
  const { currentData: own, error, refetch } = useReviews360OwnFeedbackQuery({ reviewId });
  return (
    <>
      <BackLink />
      {own ? (
        <OwnFeedback own={own} />
      ) : error === undefined ? (
        <SkeletonRows label={feedbackTexts.loading} rows={6} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<PeopleIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={feedbackTexts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
