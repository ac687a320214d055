import { matchPath, useLocation } from 'react-router-dom';
import { patternOf } from '@annals/contracts/addresses';
import { useListAddress } from './addresses';
import { ReviewScreen } from './detail/ReviewScreen';
import { FeedbackScreen } from './feedback/FeedbackScreen';
import { ResultsScreen } from './results/ResultsScreen';
import { ReviewTabs } from './ReviewTabs';
import './reviews-360.css';

/** The 360° Performance Reviews: one screen for the list, a review, the feedback form and the results. */
export default function Reviews360Screen(): React.JSX.Element {
  const { pathname } = useLocation();
  const address = useListAddress();
  const feedback = matchPath(patternOf('review360Feedback'), pathname)?.params.reviewId;
  const results = matchPath(patternOf('review360Results'), pathname)?.params.reviewId;
  if (feedback !== undefined) return <FeedbackScreen key={feedback} reviewId={feedback} />;
  if (results !== undefined) return <ResultsScreen reviewId={results} />;
  if (address.reviewId !== null) return <ReviewScreen reviewId={address.reviewId} />;
  return <ReviewTabs address={address} />;
}
