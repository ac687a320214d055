import { PeopleIcon } from '@blueprintjs/icons';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { useReviews360OneQuery } from '../api';
import { BackLink } from '../BackLink';
import { texts } from '../texts';
import { ReviewDetail } from './ReviewDetail';
import { detailTexts } from './texts';

/** A review's own view. */
export function ReviewScreen({ reviewId }: { reviewId: string }): React.JSX.Element {
  const { currentData: review, error, refetch } = useReviews360OneQuery({ reviewId });
  return (
    <>
      <BackLink />
      {review ? (
        <ReviewDetail key={review.id} review={review} />
      ) : error === undefined ? (
        <SkeletonRows label={detailTexts.loading} rows={4} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<PeopleIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={detailTexts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
