import { PeopleIcon } from '@blueprintjs/icons';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { useReviews360OneQuery } from '../api';
import { texts } from '../texts';
import { ReviewDetail } from './ReviewDetail';
import { detailTexts } from './texts';

/** A review's own view. */
export function ReviewScreen({ reviewId }: { reviewId: string }): React.JSX.Element {
  const result = useReviews360OneQuery({ reviewId });
  return (
    <RecordScreen
      backTo={addressOf('reviews360')}
      icon={<PeopleIcon size={20} />}
      texts={{ ...texts, ...detailTexts }}
      result={result}
    >
      {(review) => <ReviewDetail key={review.id} review={review} />}
    </RecordScreen>
  );
}
