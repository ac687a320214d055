import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { useCohortsHistoryInfiniteQuery } from '../api';
import { CohortHead } from './CohortHead';
import { ModulesCard } from './ModulesCard';
import { OutcomesCard } from './OutcomesCard';
import { ParticipantsCard } from './ParticipantsCard';
import { texts } from './texts';

/** Everything about one cohort: who takes part, what they learn, what came of it, and how it came to be. */
export function CohortContent({ cohort }: { cohort: CohortDetail }): React.JSX.Element {
  const history = useCohortsHistoryInfiniteQuery({ cohortId: cohort.id });
  return (
    <>
      <CohortHead cohort={cohort} />
      {cohort.roiMetrics && <OutcomesCard cohort={cohort} metrics={cohort.roiMetrics} />}
      <div className="cohort-parts">
        <ParticipantsCard cohort={cohort} />
        <div className="screen-grid screen-grid--two">
          <ModulesCard cohort={cohort} />
          {/* Of many people's steps: it scrolls on its own, by the keyboard too. */}
          <div className="cohort-history" role="group" aria-label={texts.history} tabIndex={0}>
            <HistoryCard history={history} />
          </div>
        </div>
      </div>
    </>
  );
}
