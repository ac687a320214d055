import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { useWellbeingListInfiniteQuery } from './api';
import { CheckInList } from './CheckInList';
import { texts } from './texts';

/** Each takes several lines: fewer at a time than of other lists. */
const PAGE = 15;

interface CheckInsProps {
  readonly isTeam: boolean;
  readonly create: React.ReactNode;
}

/** The list of one's own or of the teams' pulse checks; over the teams', how they come to be there. */
export function CheckIns({ isTeam, create }: CheckInsProps): React.JSX.Element {
  const list = pagedList(useWellbeingListInfiniteQuery({ limit: PAGE, ...(!isTeam && { whose: 'mine' }) }));
  return (
    <Card title={isTeam ? texts.teamTitle : texts.ownTitle}>
      {isTeam && <p className="wellbeing-note wellbeing-note--in-card">{texts.howShared}</p>}
      <CheckInList list={list} emptyAction={create} />
    </Card>
  );
}
