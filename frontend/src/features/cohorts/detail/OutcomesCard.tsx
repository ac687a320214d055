import { FEWEST_RATED_IN_TEAM } from '@annals/contracts/features/cohorts/constants';
import type { RoiMetrics } from '@annals/contracts/features/cohorts/events';
import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { Button } from '@blueprintjs/core';
import { Card } from '../../../ui/Card';
import { StatCard, StatCards } from '../../../ui/StatCard';
import { useCohortsMeasureMutation } from '../api';
import { actionTexts, outcomeTexts as texts } from './texts';
import { useCohortAction } from './useCohortAction';

interface OutcomesCardProps {
  readonly cohort: CohortDetail;
  readonly metrics: RoiMetrics;
}

/** What a completed cohort achieved, as far as events tell; what is not known is said to be. */
export function OutcomesCard({ cohort, metrics }: OutcomesCardProps): React.JSX.Element {
  const [measure] = useCohortsMeasureMutation();
  const { act, isPending } = useCohortAction(actionTexts.measure);
  const { completionRate, averageScoreGain, averageTeamImprovement } = metrics;
  const toTheEnd = cohort.participants.filter(({ status }) => status !== 'withdrawn');
  const finished = toTheEnd.filter(({ status }) => status === 'finished');
  return (
    <Card
      title={texts.title}
      action={
        <Button
          text={texts.measure}
          loading={isPending}
          onClick={() => void act(() => measure({ cohortId: cohort.id }).unwrap())}
        />
      }
    >
      <div className="outcomes">
        <StatCards label={texts.cards}>
          <StatCard
            label={texts.completionRate}
            value={completionRate === null ? texts.notYet : texts.percent(completionRate)}
            caption={texts.finished(finished.length, toTheEnd.length)}
          />
          <StatCard
            label={texts.scoreGain}
            value={averageScoreGain === null ? texts.notYet : texts.points(averageScoreGain)}
            caption={
              averageScoreGain === null ? texts.nobodyAssessed : texts.assessed(metrics.assessedParticipants)
            }
          />
          <StatCard
            label={texts.team}
            value={averageTeamImprovement === null ? texts.notYet : texts.change(averageTeamImprovement)}
            caption={
              averageTeamImprovement === null
                ? texts.noTeams(FEWEST_RATED_IN_TEAM)
                : texts.teams(metrics.measuredTeams)
            }
          />
        </StatCards>
      </div>
    </Card>
  );
}
