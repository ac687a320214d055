import { decimal } from '@annals/contracts/kernel/text';
import { ChartIcon, HeartIcon, TimelineLineChartIcon } from '@blueprintjs/icons';
import { Loaded } from '../../ui/Loaded';
import { StatCard, StatCards, StatCardSkeletons } from '../../ui/StatCard';
import { useWellbeingTeamStatsQuery } from './api';
import { shownBand } from './bands';
import { figureTexts } from './texts';
import { shownTrend } from './trend';

const CARDS = 3;

/** The team's average, how many answered, and where it is going. */
export function TeamFigures(): React.JSX.Element {
  const query = useWellbeingTeamStatsQuery();
  return (
    <Loaded
      query={query}
      texts={figureTexts}
      level={2}
      skeleton={<StatCardSkeletons label={figureTexts.loading} count={CARDS} />}
    >
      {(data) => {
        const { averageWellbeing, totalCheckins, recentTrend } = data;
        const band = averageWellbeing === null ? null : shownBand(averageWellbeing);
        return (
          <div>
            <StatCards label={figureTexts.label}>
              <StatCard
                label={figureTexts.average}
                icon={<HeartIcon />}
                value={
                  <span className={band ? `team-average--${band.tone}` : undefined}>
                    {averageWellbeing === null ? figureTexts.none : decimal(averageWellbeing)}
                  </span>
                }
                caption={band ? figureTexts.recentBand(band.label) : figureTexts.tooFew}
              />
              <StatCard
                label={figureTexts.recent}
                icon={<ChartIcon />}
                value={totalCheckins}
                caption={figureTexts.recentCaption}
              />
              <StatCard
                label={figureTexts.trend}
                icon={<TimelineLineChartIcon />}
                value={recentTrend === null ? figureTexts.none : shownTrend(recentTrend)}
                caption={recentTrend === null ? figureTexts.nothingToCompare : figureTexts.trendCaption}
              />
            </StatCards>
            <p className="wellbeing-note">{figureTexts.windows}</p>
          </div>
        );
      }}
    </Loaded>
  );
}
