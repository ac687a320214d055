import { LearningIcon } from '@blueprintjs/icons';
import { useParams } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { RecordScreen } from '../../../ui/RecordScreen';
import { useCohortsOneQuery } from '../api';
import { CohortContent } from './CohortContent';
import { texts } from './texts';
import './cohort.css';

/** A leadership cohort's own view. */
export default function CohortScreen(): React.JSX.Element {
  const { cohortId = '' } = useParams();
  const result = useCohortsOneQuery({ cohortId });
  return (
    <RecordScreen
      backTo={addressOf('cohorts')}
      icon={<LearningIcon size={20} />}
      texts={texts}
      result={result}
    >
      {(cohort) => <CohortContent key={cohort.id} cohort={cohort} />}
    </RecordScreen>
  );
}
