import { CATEGORIES, CATEGORY_LABELS } from '@annals/contracts/pain-points/constants';
import { FEWEST_PEOPLE, oneDecimal, RECENT_DAYS, SCORE_NAMES } from '@annals/contracts/wellbeing/constants';
import { weekOf } from '@annals/contracts/wellbeing/weeks';
import { eventId } from '@annals/event-store/event-id';
import { derivedId } from '../kernel/derived-id';
import type { InsightCommand } from '../insights/insight';
import { painPointsOf, type PlannedPainPoint } from './pain-points';
import type { Setting } from './story';
import { reportsTo } from './teams';
import { checkInsOf } from './wellbeing';

const DAY_MS = 86_400_000;
const AGEING_DAYS = 14;
const COMMON_DAYS = 90;
const COMMON_FROM = 3;
const FALL = 0.5;
const OWN_CHANGE = 1;

/** What ALEX has to say, and what it rests on. */
export type Found = Omit<
  Extract<InsightCommand, { type: 'GenerateInsight' }>,
  'type' | 'insightId' | 'targetUserId' | 'expiresAt'
>;

/** The team's average of the weeks that ended in the last 30 days against those before, of weeks in which enough people answered. */
export function fallingWellbeing({ person, company, from }: Setting, at: number): Found | null {
  const weeks = new Map<string, { sum: number; count: number; people: Set<string> }>();
  for (const report of reportsTo(company, person.id))
    for (const { at: when, command } of checkInsOf(report, company, from, at)) {
      const week = weekOf(new Date(when).toISOString());
      const figures = weeks.get(week) ?? { sum: 0, count: 0, people: new Set() };
      figures.sum += SCORE_NAMES.reduce((sum, name) => sum + command[name], 0) / SCORE_NAMES.length;
      figures.count += 1;
      weeks.set(week, figures);
      figures.people.add(report.id);
    }
  const average = (after: number, until: number) => {
    let sum = 0;
    let count = 0;
    for (const [week, figures] of weeks) {
      const ended = Date.parse(week) + 7 * DAY_MS;
      if (ended <= after || ended > until || figures.people.size < FEWEST_PEOPLE) continue;
      sum += figures.sum;
      count += figures.count;
    }
    return count === 0 ? null : { value: oneDecimal(sum / count), count };
  };
  const recent = average(at - RECENT_DAYS * DAY_MS, at);
  const before = average(at - 2 * RECENT_DAYS * DAY_MS, at - RECENT_DAYS * DAY_MS);
  if (!recent || !before || before.value - recent.value < FALL) return null;
  const fall = oneDecimal(before.value - recent.value);
  return {
    targetTeamId: person.id,
    insightType: 'trend_alert',
    title: 'Your team’s wellbeing is falling',
    description: `The average of the last 30 days is ${points(fall)} lower than that of the 30 days before. Ask in your next 1:1s what weighs on people.`,
    priority: fall >= 2 * FALL ? 'high' : 'medium',
    // No events here: they would say whose answers these are.
    evidence: [
      { label: 'Average, last 30 days', value: `${recent.value.toFixed(1)} of 10`, path: '/wellbeing' },
      { label: 'Average, 30 days before', value: `${before.value.toFixed(1)} of 10` },
      { label: 'Check-ins behind the two', value: `${String(recent.count)} and ${String(before.count)}` },
    ],
    rule: { name: 'falling-wellbeing', version: 1, threshold: `a fall of ${points(FALL)} or more` },
  };
}

/** The team's pain points that nobody has taken up for a fortnight. */
export function ageingPainPoints(setting: Setting, at: number): Found | null {
  const waiting = ofTeam(setting, at).filter(
    ({ reportedAt, takenUpAt }) =>
      reportedAt < at - AGEING_DAYS * DAY_MS && (takenUpAt === null || takenUpAt > at),
  );
  const oldest = waiting.reduce((first, { reportedAt }) => Math.min(first, reportedAt), at);
  if (waiting.length === 0) return null;
  const many = waiting.length > 1;
  return {
    targetTeamId: setting.person.id,
    insightType: 'action_required',
    title: many
      ? `${String(waiting.length)} pain points have waited for more than two weeks`
      : 'A pain point has waited for more than two weeks',
    description: `Your team reported ${many ? 'them' : 'it'} and nobody has taken ${many ? 'them' : 'it'} up yet. A first answer, even a short one, shows that it was heard.`,
    priority: many ? 'high' : 'medium',
    evidence: [
      {
        label: `Open for more than ${String(AGEING_DAYS)} days`,
        value: String(waiting.length),
        eventIds: waiting.map(reportOf),
        path: '/pain-points?status=open',
      },
      { label: 'The oldest has been open for', value: `${String(Math.floor((at - oldest) / DAY_MS))} days` },
    ],
    rule: {
      name: 'ageing-pain-points',
      version: 1,
      threshold: `open for more than ${String(AGEING_DAYS)} days`,
    },
    actionPath: '/pain-points?status=open',
  };
}

/** What most of the team's pain points of a quarter are about. */
export function commonPainPoint(setting: Setting, at: number): Found | null {
  const recent = ofTeam(setting, at).filter(({ reportedAt }) => reportedAt >= at - COMMON_DAYS * DAY_MS);
  const [most] = CATEGORIES.map(
    (category) => [category, recent.filter(({ report }) => report.category === category)] as const,
  ).sort(([, one], [, other]) => other.length - one.length);
  if (!most || most[1].length < COMMON_FROM) return null;
  const [category, reports] = most;
  return {
    targetTeamId: setting.person.id,
    insightType: 'recommendation',
    title: `Talk with your team about ${CATEGORY_LABELS[category]}`,
    description: `It is what most of your team’s recent pain points are about. Solving it together may solve several at once.`,
    priority: 'medium',
    evidence: [
      {
        label: `${CATEGORY_LABELS[category]}, last ${String(COMMON_DAYS)} days`,
        value: `${String(reports.length)} of ${String(recent.length)} pain points`,
        eventIds: reports.map(reportOf),
        path: '/pain-points',
      },
    ],
    rule: {
      name: 'common-pain-point',
      version: 1,
      threshold: `${String(COMMON_FROM)} or more in one category within ${String(COMMON_DAYS)} days`,
    },
  };
}

/** One's own last four check-ins against the four before. */
export function ownWellbeing({ person, company, from }: Setting, at: number): Found | null {
  const steps = checkInsOf(person, company, from, at).slice(-8);
  if (steps.length < 8) return null;
  const average = (some: typeof steps) =>
    oneDecimal(
      some.reduce((all, { command }) => all + SCORE_NAMES.reduce((sum, name) => sum + command[name], 0), 0) /
        some.length /
        SCORE_NAMES.length,
    );
  const [before, recent] = [average(steps.slice(0, 4)), average(steps.slice(4))];
  const change = oneDecimal(recent - before);
  if (Math.abs(change) < OWN_CHANGE) return null;
  const falls = change < 0;
  return {
    insightType: 'trend_alert',
    title: falls ? 'Your wellbeing has been falling' : 'Your wellbeing has been rising',
    description: falls
      ? `Your last four check-ins are ${points(-change)} lower than the four before. Your next 1:1 is a good place to say what would help.`
      : `Your last four check-ins are ${points(change)} higher than the four before. What changed is worth keeping.`,
    priority: falls ? 'medium' : 'low',
    evidence: [
      {
        label: 'Average, last four check-ins',
        value: `${recent.toFixed(1)} of 10`,
        eventIds: steps
          .slice(4)
          .map(({ command }) => eventId(derivedId(command.checkInId, 'command', '0'), 0)),
        path: '/wellbeing',
      },
      { label: 'Average, the four before', value: `${before.toFixed(1)} of 10` },
    ],
    rule: { name: 'own-wellbeing', version: 1, threshold: `a change of ${points(OWN_CHANGE)} or more` },
  };
}

const points = (count: number): string => `${count.toFixed(1)} ${count === 1 ? 'point' : 'points'}`;

/** What a manager's team had reported up to a moment. */
function ofTeam({ person, company, from, now }: Setting, at: number): PlannedPainPoint[] {
  return reportsTo(company, person.id)
    .flatMap((report) => painPointsOf(report, company, from, now))
    .filter(({ reportedAt }) => reportedAt <= at);
}

/** The event of a report: the first of its first command. */
const reportOf = ({ id }: PlannedPainPoint): string => eventId(derivedId(id, 'command', '0'), 0);
