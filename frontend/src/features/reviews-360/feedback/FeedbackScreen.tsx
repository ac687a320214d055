import { PeopleIcon } from '@blueprintjs/icons';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { useReviews360OwnFeedbackQuery } from '../api';
import { texts } from '../texts';
import { OwnFeedback } from './OwnFeedback';
import { feedbackTexts } from './texts';

/** The reader's own part in a review: the form, or what they wrote. */
export function FeedbackScreen({ reviewId }: { reviewId: string }): React.JSX.Element {
  const result = useReviews360OwnFeedbackQuery({ reviewId });
  return (
    <RecordScreen
      backTo={addressOf('reviews360')}
      icon={<PeopleIcon size={20} />}
      texts={{ ...texts, ...feedbackTexts }}
      result={result}
    >
      {(own) => <OwnFeedback own={own} />}
    </RecordScreen>
  );
}
