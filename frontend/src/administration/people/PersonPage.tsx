import { ArrowLeftIcon, PersonIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { asApiError, isRefusal } from '../../api/api-error';
import { EmptyFace } from '../../design/EmptyFace';
import { ErrorFace } from '../../design/ErrorFace';
import { SkeletonRows } from '../../design/SkeletonRows';
import { administrationPath } from '../../entry/app-paths';
import { HistoryCard } from '../../history/HistoryCard';
import { usePeopleHistoryQuery, usePeopleOneQuery } from '../../people/api';
import { PersonCard } from './PersonCard';
import { personTexts as texts } from './texts';

/** One person as an administrator sees them: facts, account, what can be done, and how it came about. */
export function PersonPage({ personId }: { personId: string }): React.JSX.Element {
  const { currentData: person, error, refetch } = usePeopleOneQuery({ personId });
  const history = usePeopleHistoryQuery({ personId });
  return (
    <>
      <Link className="administration-back" to={administrationPath('people')}>
        <ArrowLeftIcon />
        {texts.back}
      </Link>
      {person ? (
        <div className="screen-grid screen-grid--two">
          <PersonCard person={person} />
          <HistoryCard history={history} />
        </div>
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={6} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyFace
          level={2}
          icon={<PersonIcon size={20} />}
          title={texts.notFoundTitle}
          sentence={texts.notFoundSentence}
        />
      ) : (
        <ErrorFace level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
