import {
  wellbeingWeeks,
  type WellbeingWeeks,
} from '@annals/projections/features/insights/inputs/wellbeing-weeks';
import { counted, figure, shownUntil, type Rule } from '../rule';
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
      title: own ? 'Your wellbeing has been falling' : 'Your team’s wellbeing is falling',
      description: own
        ? `Over ${counted(weeks.length, 'week')} your answers fell by ${figure(fall)} points. Your next 1:1 is a good place to say what would help.`
        : `Over ${counted(weeks.length, 'week')} the average fell by ${figure(fall)} points. Ask in your next 1:1s what weighs on people.`,
      priority: fall >= 2 * least ? 'high' : 'medium',
      expiresAt: shownUntil(now),
      ...(own ? {} : { targetTeamId: recipient }),
      // No events and no names here: they would say whose answers these are.
      evidence: [
        {
          label: `Fall over ${counted(weeks.length, 'week')}`,
          value: `${figure(fall)} points of 10`,
          path: '/wellbeing',
        },
        {
          label: 'Each week (median of the slopes between any two weeks)',
          value: `${slope.toFixed(2)} points`,
        },
        { label: 'Steadiness (Mann–Kendall)', value: `${(-certainty).toFixed(1)} standard deviations` },
        { label: 'Check-ins behind it', value: String(checkIns) },
      ],
      chart: {
        kind: 'line',
        title: `A fall of ${figure(fall)} points in ${counted(weeks.length, 'week')}`,
        labelled: 'Week of',
        labels: weeks.map(({ week }) => week),
        values: weeks.map(({ average }) => Math.round(average * 10) / 10),
        label: own ? 'Your average' : 'The team’s average',
        unit: 'of 10',
        range: { min: 0, max: 10 },
      },
      threshold: `a fall of ${figure(least)} points or more, steadier than chance (${String(CERTAINTY)} standard deviations), in at least ${counted(fewestWeeks, 'week')} with answers`,
    };
  },
};
