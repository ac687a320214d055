import { SCORE_NAMES, type ScoreName, type Scores } from '@annals/contracts/features/wellbeing/constants';
import {
  MOST_SUGGESTIONS,
  RISK_METHOD,
  SCORES_OF_RISK,
  type AlertKind,
  type RiskLevel,
  type SuggestedAction,
  type Trend,
} from '@annals/contracts/features/wellbeing/risk';
import { weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { median, medianAbsoluteDeviation } from 'simple-statistics';
import { slopeOf, type Point } from '../insights/statistics';

const WEEK_MS = 7 * 86_400_000;

/** What one person, or one team, answered in one week, on average. */
type WeekOfScores = Scores & { readonly week: string };

/** What the weeks say of one risk. */
export interface RiskFinding {
  readonly level: RiskLevel;
  /** The median of the newest weeks, to two decimals; null with too little data to say anything. */
  readonly median: number | null;
  /** Points a week, to two decimals; null with too little data for a direction. */
  readonly slope: number | null;
  /** The Mondays it rests on, oldest first. */
  readonly weeks: readonly string[];
}

/**
 * The risk of burnout or attrition by the weeks up to `newest`, as `RISK_METHOD` says: the median of the last four weeks with answers is the
 * level, the Theil–Sen slope of the last eight the direction. High: the median is below 4, or below 6 and falling by a quarter of a point
 * a week. Medium: below 6, or falling. Medians because one bad week is no risk, and because a single wild answer moves them little.
 *
 * @param weeks averages by week, oldest first; later ones than `newest` and those too long ago are left out
 */
export function riskOf(kind: AlertKind, weeks: readonly WeekOfScores[], newest: string): RiskFinding {
  const points = pointsOf(SCORES_OF_RISK[kind], weeks, newest);
  const used = points.map(({ week }) => week);
  if (points.length < RISK_METHOD.fewestWeeks)
    return { level: 'low', median: null, slope: null, weeks: used };
  const middle = median(points.slice(-RISK_METHOD.recentWeeks).map(({ value }) => value));
  const direction = directionOf(points);
  const falls = direction.trend === 'declining';
  const isLow = middle < RISK_METHOD.mediumBelow;
  const level =
    middle < RISK_METHOD.highBelow || (isLow && falls) ? 'high' : isLow || falls ? 'medium' : 'low';
  return { level, median: twoDecimals(middle), slope: direction.slope, weeks: used };
}

/** Where all six scores together are going; null with too little data. */
export function trendOf(weeks: readonly WeekOfScores[], newest: string): Trend | null {
  return directionOf(pointsOf(SCORE_NAMES, weeks, newest)).trend;
}

/** What the person could do, by the scores that have been low for weeks; what is worst comes first. */
export function suggestionsFor(
  weeks: readonly WeekOfScores[],
  newest: string,
  risks: readonly RiskLevel[],
): SuggestedAction[] {
  const low = SCORE_NAMES.map((name) => {
    const points = pointsOf([name], weeks, newest).slice(-RISK_METHOD.recentWeeks);
    return { name, middle: points.length === 0 ? Infinity : median(points.map(({ value }) => value)) };
  })
    .filter(({ middle }) => middle < RISK_METHOD.mediumBelow)
    .sort((one, other) => one.middle - other.middle)
    .map(({ name }) => SUGGESTION_OF[name]);
  const first: SuggestedAction[] = risks.includes('high') ? ['ask-for-one-to-one'] : [];
  const all = [...first, ...low].slice(0, MOST_SUGGESTIONS);
  return all.length === 0 ? ['keep-what-works'] : all;
}

const SUGGESTION_OF: Readonly<Record<ScoreName, SuggestedAction>> = {
  overallWellbeing: 'say-what-would-help',
  workLifeBalance: 'protect-time-off',
  stressLevel: 'recover-from-stress',
  jobSatisfaction: 'talk-about-role',
  workload: 'sort-workload',
  teamRelationships: 'strengthen-ties',
};

interface WeekPoint extends Point {
  readonly week: string;
}

function pointsOf(names: readonly ScoreName[], weeks: readonly WeekOfScores[], newest: string): WeekPoint[] {
  const from = weeksBefore(newest, RISK_METHOD.weeks);
  return weeks
    .filter(({ week }) => week > from && week <= newest)
    .map((scores) => ({
      week: scores.week,
      at: Date.parse(scores.week) / WEEK_MS,
      value: names.reduce((sum, name) => sum + scores[name], 0) / names.length,
    }));
}

/**
 * Where a series goes by its Theil–Sen slope. It is a trend when it is steep enough and the whole change is larger
 * than twice the scatter around it (median absolute deviation), so that ups and downs are none.
 */
function directionOf(points: readonly Point[]): { slope: number | null; trend: Trend | null } {
  if (points.length < RISK_METHOD.fewestWeeksForTrend) return { slope: null, trend: null };
  const slope = slopeOf(points);
  const around = medianAbsoluteDeviation(points.map(({ at, value }) => value - slope * at));
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at];
  const isReal =
    Math.abs(slope) >= RISK_METHOD.slope && Math.abs(slope) * (last - first) > RISK_METHOD.scatters * around;
  return {
    slope: twoDecimals(slope),
    trend: !isReal ? 'stable' : slope < 0 ? 'declining' : 'improving',
  };
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;
