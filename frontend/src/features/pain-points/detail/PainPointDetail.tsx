import type { PainPointView } from '@annals/contracts/features/pain-points/views';
import { useCurrentUser } from '../../../session/current-user';
import { Card } from '../../../ui/Card';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { usePainPointsHistoryInfiniteQuery } from '../api';
import { PainPointActions } from '../PainPointActions';
import { PainPointBadges } from '../PainPointBadges';
import { PainPointFacts } from '../PainPointFacts';
import { texts } from './texts';

/** Everything about one pain point, with its history. */
export function PainPointDetail({ painPoint }: { painPoint: PainPointView }): React.JSX.Element {
  const { id } = useCurrentUser();
  const history = usePainPointsHistoryInfiniteQuery({ painPointId: painPoint.id });
  return (
    <div className="screen-grid screen-grid--two">
      <Card title={painPoint.title} action={<PainPointBadges painPoint={painPoint} />}>
        <div className="pain-point">
          <p className="pain-point__description">{painPoint.description}</p>
          <PainPointFacts painPoint={painPoint} named={painPoint.employeeId !== id} />
          <p className="pain-point__keeper">{texts.keeper(painPoint.managerName)}</p>
          <PainPointActions painPoint={painPoint} />
        </div>
      </Card>
      <HistoryCard history={history} />
    </div>
  );
}
