import { decimal } from '@annals/contracts/kernel/text';
import { SCORE, SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import type { WellbeingWeekView } from '@annals/contracts/features/wellbeing/views';
import { DataTable } from '../../ui/DataTable';
import { shortDay } from '../../time/format';
import { chartTexts, SCORE_LABELS } from './texts';
import './heat-map.css';

/** At most so many of the newest weeks. */
export const WEEKS_SHOWN = 12;

/** Scores over weeks: a table whose cells are the darker the higher their figure. */
export function HeatMap({ weeks }: { weeks: readonly WellbeingWeekView[] }): React.JSX.Element {
  const shown = weeks.slice(-WEEKS_SHOWN);
  return (
    <div className="heat-map">
      <DataTable
        label={chartTexts.heatLabel}
        columns={[chartTexts.heatScore, ...shown.map(({ week }) => shortDay(week))]}
      >
        {SCORE_NAMES.map((name) => (
          <tr key={name}>
            <th scope="row">{SCORE_LABELS[name]}</th>
            {shown.map((week) => (
              <td key={week.week} className={`heat-map__cell heat-map__cell--${shadeOf(week[name])}`}>
                {decimal(week[name])}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <p className="field__help">{chartTexts.heatKey}</p>
    </div>
  );
}

const SHADES = 5;

/** From 1, the lightest, to 5. */
function shadeOf(score: number): number {
  const share = (score - SCORE.minimum) / (SCORE.maximum - SCORE.minimum);
  return Math.min(SHADES, Math.max(1, Math.ceil(share * SHADES)));
}
