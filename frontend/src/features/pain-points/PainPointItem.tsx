import type { PainPointView } from '@annals/contracts/features/pain-points/views';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { PainPointActions } from './PainPointActions';
import { PainPointBadges } from './PainPointBadges';
import { PainPointFacts } from './PainPointFacts';

interface PainPointItemProps {
  readonly painPoint: PainPointView;
  readonly named: boolean;
  /** Selects it among others. */
  readonly box: React.ReactNode;
}

/** One pain point of the list. */
export function PainPointItem({ painPoint, named, box }: PainPointItemProps): React.JSX.Element {
  return (
    <li className="pain-point">
      <div className="pain-point__head">
        {box}
        <Link to={addressOf('painPoint', { painPointId: painPoint.id })}>{painPoint.title}</Link>
        <PainPointBadges painPoint={painPoint} />
      </div>
      <p className="pain-point__description">{painPoint.description}</p>
      <PainPointFacts painPoint={painPoint} named={named} />
      <PainPointActions painPoint={painPoint} />
    </li>
  );
}
