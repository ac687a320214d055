import { decimal } from '@annals/contracts/kernel/text';
import { REVIEWER_TYPE_LABELS } from '@annals/contracts/features/reviews-360/constants';
import type { Review360ResultsView } from '@annals/contracts/features/reviews-360/views';
import { Told } from '../../../ui/When';
import { RadarChart } from '../../../ui/charts/Chart';
import { Avatar } from '../../../ui/Avatar';
import { Card } from '../../../ui/Card';
import { StatCard, StatCards } from '../../../ui/StatCard';
import { texts as screenTexts } from '../texts';
import { chartOfResults } from './chart-of-results';
import { resultsTexts as texts } from './texts';
import { WrittenWords } from './WrittenWords';

/** The overall score, the averages by kind of reviewer, the radar, and what was written. */
export function Results({ results }: { results: Review360ResultsView }): React.JSX.Element {
  const { groups, withheld, overallScore, revieweeName, reviewPeriod, completedAt } = results;
  return (
    <>
      <header className="review-detail-head">
        <div className="review-detail-head__title">
          <Avatar name={revieweeName} />
          <h2>{texts.heading(revieweeName, reviewPeriod)}</h2>
        </div>
        <p className="review-detail-head__facts">
          <Told at={completedAt} precision="day">
            {(when) => screenTexts.completedOn(when)}
          </Told>
        </p>
      </header>
      <StatCards label={texts.figures}>
        <StatCard
          label={texts.overall}
          value={overallScore === null ? texts.none : decimal(overallScore)}
          caption={overallScore === null ? texts.noOverall : texts.overallCaption}
        />
        {groups.map(({ reviewerType, average, answers }) => (
          <StatCard
            key={reviewerType}
            label={REVIEWER_TYPE_LABELS[reviewerType]}
            value={decimal(average)}
            caption={texts.answers(answers)}
          />
        ))}
      </StatCards>
      {withheld.length > 0 && (
        <p className="review-note">
          {texts.withheld(withheld.map((kind) => REVIEWER_TYPE_LABELS[kind]).join(', '))}
        </p>
      )}
      <div className="screen-grid">
        {groups.length > 0 && (
          <Card title={texts.chartTitle}>
            <RadarChart data={chartOfResults(groups)} />
          </Card>
        )}
        <WrittenWords groups={groups} />
      </div>
    </>
  );
}
