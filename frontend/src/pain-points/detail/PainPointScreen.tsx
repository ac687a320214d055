import { ArrowLeftIcon, IssueIcon } from '@blueprintjs/icons';
import { Link, useParams } from 'react-router-dom';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { APP_PATHS } from '../../entry/app-paths';
import { usePainPointsOneQuery } from '../api';
import { PainPointDetail } from './PainPointDetail';
import { texts } from './texts';
import '../pain-points.css';

/** A pain point's own view. */
export default function PainPointScreen(): React.JSX.Element {
  const { painPointId = '' } = useParams();
  const { currentData: painPoint, error, refetch } = usePainPointsOneQuery({ painPointId });
  return (
    <>
      <Link className="pain-point-back" to={APP_PATHS.painPoints}>
        <ArrowLeftIcon />
        {texts.back}
      </Link>
      {painPoint ? (
        <PainPointDetail painPoint={painPoint} />
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={4} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<IssueIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
