import { PeopleIcon } from '@blueprintjs/icons';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { useReviews360ResultsQuery } from '../api';
import { BackLink } from '../BackLink';
import { Results } from './Results';
import { resultsTexts as texts } from './texts';

/** The released results of a review. */
export function ResultsScreen({ reviewId }: { reviewId: string }): React.JSX.Element {
  const { currentData: results, error, refetch } = useReviews360ResultsQuery({ reviewId });
  return (
    <>
      <BackLink />
      {results ? (
        <Results results={results} />
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={6} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<PeopleIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
