import { ArrowLeftIcon, ManualIcon } from '@blueprintjs/icons';
import { Link, useParams } from 'react-router-dom';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { APP_PATHS } from '../../entry/app-paths';
import { usePerformanceReviewsOneQuery } from '../api';
import { ReviewView } from './ReviewView';
import { texts } from './texts';
import './review.css';

/** A performance review's own view. */
export default function PerformanceReviewScreen(): React.JSX.Element {
  const { reviewId = '' } = useParams();
  const { currentData: review, error, refetch } = usePerformanceReviewsOneQuery({ reviewId });
  return (
    <>
      <Link className="review-back" to={APP_PATHS.performanceReviews}>
        <ArrowLeftIcon />
        {texts.back}
      </Link>
      {review ? (
        <ReviewView key={review.id} review={review} />
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={5} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<ManualIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
