import { ManualIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { usePerformanceReviewsOneQuery } from '../api';
import { ReviewView } from './ReviewView';
import { texts } from './texts';
import './review.css';

/** A performance review's own view. */
export default function PerformanceReviewScreen(): React.JSX.Element {
  const { reviewId = '' } = useParams();
  const result = usePerformanceReviewsOneQuery({ reviewId });
  return (
    <RecordScreen
      backTo={addressOf('performanceReviews')}
      icon={<ManualIcon size={20} />}
      texts={texts}
      result={result}
    >
      {(review) => <ReviewView key={review.id} review={review} />}
    </RecordScreen>
  );
}
