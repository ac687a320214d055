import type { WellbeingCheckInView } from '@annals/contracts/features/wellbeing/views';
import { HeartIcon } from '@blueprintjs/icons';
import type { PagedList } from '../../api/paged-list';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { CheckInItem } from './CheckInItem';
import { texts } from './texts';

interface CheckInListProps {
  readonly list: PagedList<WellbeingCheckInView>;
  /** What ends the emptiness; for those who answer pulse checks. */
  readonly emptyAction: React.ReactNode;
}

/** The pulse checks with their four states. */
export function CheckInList({ list, emptyAction }: CheckInListProps): React.JSX.Element {
  return (
    <QueryList
      list={list}
      texts={texts}
      rows={5}
      empty={
        <EmptyState
          icon={<HeartIcon size={20} />}
          title={texts.emptyTitle}
          sentence={emptyAction ? texts.emptyForOthers : texts.emptyForManager}
          action={emptyAction}
        />
      }
    >
      {(checkIns) => (
        <>
          <p className="wellbeing-note wellbeing-note--in-card">{texts.stressColour}</p>
          <ul>
            {checkIns.map((checkIn) => (
              <CheckInItem key={checkIn.id} checkIn={checkIn} />
            ))}
          </ul>
        </>
      )}
    </QueryList>
  );
}
