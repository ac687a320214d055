import { t } from '@annals/contracts/kernel/text';
import {
  wellbeingWeeks,
  type WellbeingWeeks,
} from '@annals/projections/features/insights/inputs/wellbeing-weeks';
import { figure, shownUntil, type Rule } from '../rule';
import { words } from '../words';
import { directionOf } from '../statistics';

const WEEK_MS = 7 * 86_400_000;
/** Mann–Kendall, in standard deviations: below it, ups and downs alone would do it about once in a hundred. */
const CERTAINTY = 2.3;
/** Older than that, the last answers say nothing of today. */
const STALE_WEEKS = 3;

/** A fall over weeks that is both large enough to matter and too steady for chance. */
export const fallingWellbeing: Rule<'falling-wellbeing', WellbeingWeeks> = {
  name: 'falling-wellbeing',
  restDays: 28,
  inputsOf: wellbeingWeeks,
  judge({ about, weeks }, { teamFall, ownFall, fewestWeeks }, now, recipient) {
    const last = weeks.at(-1);
    if (!last || weeks.length < fewestWeeks) return null;
    if (now.getTime() - Date.parse(last.week) > STALE_WEEKS * WEEK_MS) return null;
    const points = weeks.map(({ week, average }) => ({ at: Date.parse(week) / WEEK_MS, value: average }));
    const { change, slope, certainty } = directionOf(points);
    const least = about === 'team' ? teamFall : ownFall;
    const fall = Math.round(-change * 100) / 100;
    if (fall < least || certainty > -CERTAINTY) return null;
    const own = about === 'self';
    const checkIns = weeks.reduce((sum, week) => sum + week.checkIns, 0);
    return {
      key: last.week,
      insightType: 'trend_alert',
      title: t(own ? words.ownWellbeingFalls : words.teamWellbeingFalls),
      description: t(own ? words.ownAnswersFell : words.averageFell, {
        weeks: weeks.length,
        fall: figure(fall),
      }),
      priority: fall >= 2 * least ? 'high' : 'medium',
      expiresAt: shownUntil(now),
      ...(own ? {} : { targetTeamId: recipient }),
      // No events and no names here: they would say whose answers these are.
      evidence: [
        {
          label: t(words.fallOver, { weeks: weeks.length }),
          value: t(words.pointsOfTen, { fall: figure(fall) }),
          path: '/wellbeing',
        },
        {
          label: t(words.eachWeek),
          value: t(words.points, { slope: slope.toFixed(2) }),
        },
        {
          label: t(words.steadiness),
          value: t(words.standardDeviations, { certainty: (-certainty).toFixed(1) }),
        },
        { label: t(words.checkIns), value: String(checkIns) },
      ],
      chart: {
        kind: 'line',
        title: t(words.fallOfPoints, { fall: figure(fall), weeks: weeks.length }),
        labelled: t(words.weekOf),
        labels: weeks.map(({ week }) => week),
        values: weeks.map(({ average }) => Math.round(average * 10) / 10),
        label: t(own ? words.ownAverage : words.teamAverage),
        unit: t(words.ofTen),
        range: { min: 0, max: 10 },
      },
      threshold: t(words.fallThreshold, {
        least: figure(least),
        certainty: String(CERTAINTY),
        weeks: fewestWeeks,
      }),
    };
  },
};
