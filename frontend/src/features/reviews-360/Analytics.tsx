import { decimal } from '@annals/contracts/kernel/text';
import { Loaded } from '../../ui/Loaded';
import { StatCard, StatCards, StatCardSkeletons } from '../../ui/StatCard';
import { useReviews360AnalyticsQuery } from './api';
import { analyticsTexts as texts } from './texts';

const CARDS = 3;

/** Three figures over the completed reviews. */
export function Analytics(): React.JSX.Element {
  const query = useReviews360AnalyticsQuery();
  return (
    <Loaded
      query={query}
      texts={texts}
      level={2}
      skeleton={<StatCardSkeletons label={texts.loading} count={CARDS} />}
    >
      {(data) => {
        const { onTimeCompletion, averageScore, averageScoreChange, participation } = data;
        return (
          <>
            <StatCards label={texts.label}>
              <StatCard
                label={texts.onTime}
                value={percent(onTimeCompletion)}
                caption={onTimeCompletion === null ? texts.nothingYet : texts.onTimeCaption}
              />
              <StatCard
                label={texts.average}
                value={averageScore === null ? texts.none : decimal(averageScore)}
                caption={
                  averageScore === null
                    ? texts.nothingYet
                    : averageScoreChange === null
                      ? texts.averageCaption
                      : texts.change(signed(averageScoreChange))
                }
              />
              <StatCard
                label={texts.participation}
                value={percent(participation)}
                caption={participation === null ? texts.nothingYet : texts.participationCaption}
              />
            </StatCards>
            <p className="review-note">{texts.note}</p>
          </>
        );
      }}
    </Loaded>
  );
}

function percent(share: number | null): string {
  return share === null ? texts.none : `${share}%`;
}

/** With a plus, a real minus, or neither. */
function signed(change: number): string {
  const figure = decimal(Math.abs(change), 1);
  return change > 0 ? `+${figure}` : change < 0 ? `−${figure}` : figure;
}
