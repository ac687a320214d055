import { LineChart } from '../../ui/charts/Chart';
import { Card } from '../../ui/Card';
import { Loaded } from '../../ui/Loaded';
import { useWellbeingWeeksQuery } from './api';
import { HeatMap, WEEKS_SHOWN } from './HeatMap';
import { chartTexts } from './texts';
import { chartOfWeeks } from './weeks';

/** Fewer weeks than this show no development. */
const FEWEST_WEEKS = 2;

/** How wellbeing developed: a line over the weeks, and which score was how high in which week. */
export function WellbeingOverTime(): React.JSX.Element {
  const query = useWellbeingWeeksQuery();
  const weeks = query.currentData;
  if (weeks && weeks.length >= FEWEST_WEEKS)
    return (
      <>
        <Card title={chartTexts.title}>
          <LineChart data={chartOfWeeks(weeks)} />
        </Card>
        <Card title={chartTexts.heatTitle(Math.min(weeks.length, WEEKS_SHOWN))}>
          <HeatMap weeks={weeks} />
        </Card>
      </>
    );
  return (
    <Card title={chartTexts.title}>
      <Loaded query={query} texts={chartTexts} rows={3}>
        {() => <p className="card__body wellbeing-note">{chartTexts.empty}</p>}
      </Loaded>
    </Card>
  );
}
