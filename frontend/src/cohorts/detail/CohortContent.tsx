import type { CohortDetail } from '@annals/contracts/cohorts/views';
import { HistoryCard } from '../../history/HistoryCard';
import { useCohortsHistoryQuery } from '../api';
import { CohortHead } from './CohortHead';
import { ModulesCard } from './ModulesCard';
import { OutcomesCard } from './OutcomesCard';
import { ParticipantsCard } from './ParticipantsCard';

/** Everything about one cohort: who takes part, what they learn, what came of it, and how it came to be. */
export function CohortContent({ cohort }: { cohort: CohortDetail }): React.JSX.Element {
  const history = useCohortsHistoryQuery({ cohortId: cohort.id });
  return (
    <>
      <CohortHead cohort={cohort} />
      {cohort.roiMetrics && <OutcomesCard cohort={cohort} metrics={cohort.roiMetrics} />}
      <div className="cohort-parts">
        <ParticipantsCard cohort={cohort} />
        <div className="screen-grid screen-grid--two">
          <ModulesCard cohort={cohort} />
          <HistoryCard history={history} />
        </div>
      </div>
    </>
  );
}
