import { ArrowLeftIcon, ImportIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { administrationPath } from '../../entry/app-paths';
import { useImportsOneQuery } from './api';
import { ImportProgress } from './ImportProgress';
import { oneTexts as texts } from './texts';

/** The server tells when something moved; this is for when it cannot be heard. */
const REFRESH_MS = 2_000;

/** One import, while it goes on and after. */
export function ImportPage({ importId }: { importId: string }): React.JSX.Element {
  const { data: known } = useImportsOneQuery({ importId });
  const { currentData, error, refetch } = useImportsOneQuery(
    { importId },
    { pollingInterval: known?.status === 'finished' ? 0 : REFRESH_MS },
  );
  return (
    <>
      <Link className="administration-back" to={administrationPath('imports')}>
        <ArrowLeftIcon />
        {texts.back}
      </Link>
      {currentData ? (
        <ImportProgress one={currentData} />
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={4} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<ImportIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
