import type { WellbeingCheckInView } from '@annals/contracts/features/wellbeing/views';
import { HeartIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { CheckInItem } from './CheckInItem';
import { texts } from './texts';

interface CheckInListProps {
  readonly list: PagedList<WellbeingCheckInView>;
  /** What ends the emptiness; for those who answer pulse checks. */
  readonly emptyAction: React.ReactNode;
}

/** The pulse checks with their four states. */
export function CheckInList({ list, emptyAction }: CheckInListProps): React.JSX.Element {
  const checkIns = list.items;
  if (checkIns && checkIns.length > 0)
    return (
      <>
        <ul>
          {checkIns.map((checkIn) => (
            <CheckInItem key={checkIn.id} checkIn={checkIn} />
          ))}
        </ul>
        <LoadMore {...list} />
      </>
    );
  if (checkIns)
    return (
      <EmptyState
        icon={<HeartIcon size={20} />}
        title={texts.emptyTitle}
        sentence={emptyAction ? texts.emptyForOthers : texts.emptyForManager}
        action={emptyAction}
      />
    );
  if (list.error) return <ErrorState title={texts.failed} error={list.error} onRetry={list.retry} />;
  return <SkeletonRows label={texts.loading} rows={5} />;
}
