import { PeopleIcon } from '@blueprintjs/icons';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { useReviews360ResultsQuery } from '../api';
import { texts } from '../texts';
import { Results } from './Results';
import { resultsTexts } from './texts';

/** The released results of a review. */
export function ResultsScreen({ reviewId }: { reviewId: string }): React.JSX.Element {
  const result = useReviews360ResultsQuery({ reviewId });
  return (
    <RecordScreen
      backTo={addressOf('reviews360')}
      icon={<PeopleIcon size={20} />}
      texts={{ ...texts, ...resultsTexts }}
      result={result}
    >
      {(results) => <Results results={results} />}
    </RecordScreen>
  );
}
