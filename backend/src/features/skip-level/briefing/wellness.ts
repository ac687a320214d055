import { t } from '@annals/contracts/kernel/text';
import type { BriefingLine, WellnessSnapshot } from '@annals/contracts/features/skip-level/briefing';
import {
  averageOf,
  bandOf,
  FEWEST_PEOPLE,
  oneDecimal,
  SCORE_NAMES,
} from '@annals/contracts/features/wellbeing/constants';
import type { WellbeingWeekRow } from '@annals/contracts/features/wellbeing/views';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import {
  ownCheckIns,
  sharedWeeksOfTeam,
  type OwnCheckIn,
} from '@annals/projections/features/skip-level/briefing-facts';
import { dayOf, daysBefore, figure, line, type BriefingContext, type BriefingSource } from './source';
import { words } from './words';

const WEEKS = 8;
/** From so many points out of ten on a difference is called one. */
const NOTABLE = 0.5;

/**
 * How somebody is doing: to the employee their own pulse checks; to the leader the average of the employee's team, of weeks in which
 * three or more people answered, and nothing of the employee.
 */
export const wellnessSource: BriefingSource = async (context) => {
  const wellness = context.forLeader ? await ofTeam(context) : await own(context);
  const lowest = wellness.average !== null && ['fair', 'needs-attention'].includes(bandOf(wellness.average));
  const question = t(context.forLeader ? words.pressureOffTeam : words.pressureOffMe);
  const bases = wellness.lines.flatMap(({ restsOn }) => restsOn);
  return { wellness, questions: lowest ? [{ text: question, restsOn: bases }] : [] };
};

/** Whose briefing a line goes into. */
type Whose = Pick<BriefingContext, 'employeeId'>;

async function own(context: BriefingContext): Promise<WellnessSnapshot> {
  const { readModels, employeeId, now } = context;
  const checkIns = await ownCheckIns(readModels, employeeId, daysBefore(now, WEEKS * 7));
  return ownSnapshot(context, checkIns);
}

/** The employee's own pulse, from their latest check-ins. @param checkIns latest first */
export function ownSnapshot(of: Whose, checkIns: readonly OwnCheckIn[]): WellnessSnapshot {
  const kind = 'Pulse check';
  const [latest, ...before] = checkIns;
  if (!latest)
    return {
      scope: 'own',
      average: null,
      people: 0,
      lines: [line(of, t(words.noPulseCheck, { weeks: WEEKS }), kind, [])],
    };
  const average = averageOf(latest);
  const lines = [
    line(
      of,
      t(words.latestPulse, { day: dayOf(latest.createdAt), average: average.toFixed(1) }),
      kind,
      [{ id: latest.id, at: latest.createdAt }],
      [figure(t(words.latestPulseOfTen), average.toFixed(1))],
    ),
  ];
  if (before.length > 0) {
    const earlier = oneDecimal(before.reduce((sum, one) => sum + averageOf(one), 0) / before.length);
    lines.push(
      line(
        of,
        t(words.comparedBefore, {
          compared: compared(average, earlier),
          count: before.length,
          earlier: earlier.toFixed(1),
        }),
        kind,
        before.map(({ id, createdAt }) => ({ id, at: createdAt })),
        [
          figure(t(words.averageBefore), earlier.toFixed(1)),
          figure(t(words.pulseChecksBefore), before.length),
        ],
      ),
    );
  }
  return { scope: 'own', average, people: 1, lines };
}

async function ofTeam(context: BriefingContext): Promise<WellnessSnapshot> {
  const { readModels, reader, employee, now } = context;
  if (employee.managerId === null) return teamSnapshot(context, []);
  const since = weeksBefore(weekOf(now.toISOString()), WEEKS);
  return teamSnapshot(context, await sharedWeeksOfTeam(readModels, reader, employee.managerId, since, now));
}

/** A team's average over its shared weeks. @param weeks latest first, each of three or more people */
export function teamSnapshot(of: Whose, weeks: readonly WellbeingWeekRow[]): WellnessSnapshot {
  const kind = 'Week of the team';
  const [latest, ...before] = weeks;
  if (!latest)
    return {
      scope: 'team',
      average: null,
      people: 0,
      lines: [line(of, t(words.noAverage, { weeks: WEEKS, fewest: FEWEST_PEOPLE }), kind, [])],
    };
  const average = averageOfWeeks([latest]);
  const people = latest.respondentCount;
  const lines: BriefingLine[] = [
    line(
      of,
      t(words.teamAverage, { week: dayOf(latest.week), average: average.toFixed(1), people }),
      kind,
      [{ id: latest.id, at: latest.week }],
      [figure(t(words.teamAverageOfTen), average.toFixed(1)), figure(t(words.peopleWhoAnswered), people)],
    ),
  ];
  if (before.length > 0) {
    const earlier = averageOfWeeks(before);
    lines.push(
      line(
        of,
        t(words.comparedWeeks, { compared: compared(average, earlier), earlier: earlier.toFixed(1) }),
        kind,
        before.map(({ id, week }) => ({ id, at: week })),
        [figure(t(words.averageOfWeeks), earlier.toFixed(1)), figure(t(words.weeksBefore), before.length)],
      ),
    );
  }
  return { scope: 'team', average, people, lines };
}

function averageOfWeeks(weeks: readonly WellbeingWeekRow[]): number {
  const checkIns = weeks.reduce((sum, week) => sum + week.checkIns, 0);
  const total = weeks.reduce(
    (sum, week) => sum + SCORE_NAMES.reduce((scores, name) => scores + week[name], 0),
    0,
  );
  return oneDecimal(total / checkIns / SCORE_NAMES.length);
}

function compared(now: number, before: number): 'better' | 'lower' | 'alike' {
  if (now - before >= NOTABLE) return 'better';
  return before - now >= NOTABLE ? 'lower' : 'alike';
}
