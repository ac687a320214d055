import { IssueIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { usePainPointsOneQuery } from '../api';
import { PainPointDetail } from './PainPointDetail';
import { texts } from './texts';
import '../pain-points.css';

/** A pain point's own view. */
export default function PainPointScreen(): React.JSX.Element {
  const { painPointId = '' } = useParams();
  const result = usePainPointsOneQuery({ painPointId });
  return (
    <RecordScreen
      backTo={addressOf('painPoints')}
      icon={<IssueIcon size={20} />}
      texts={texts}
      result={result}
    >
      {(painPoint) => <PainPointDetail painPoint={painPoint} />}
    </RecordScreen>
  );
}
