import { ArrowLeftIcon, LearningIcon } from '@blueprintjs/icons';
import { Link, useParams } from 'react-router-dom';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { APP_PATHS } from '../../entry/app-paths';
import { useCohortsOneQuery } from '../api';
import { CohortContent } from './CohortContent';
import { texts } from './texts';
import './cohort.css';

/** A leadership cohort's own view. */
export default function CohortScreen(): React.JSX.Element {
  const { cohortId = '' } = useParams();
  const { currentData: cohort, error, refetch } = useCohortsOneQuery({ cohortId });
  return (
    <>
      <Link className="cohort-back" to={APP_PATHS.cohorts}>
        <ArrowLeftIcon />
        {texts.back}
      </Link>
      {cohort ? (
        <CohortContent key={cohort.id} cohort={cohort} />
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={5} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<LearningIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
