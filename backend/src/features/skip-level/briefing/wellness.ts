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
import {
  counted,
  dayOf,
  daysBefore,
  figure,
  line,
  type BriefingContext,
  type BriefingSource,
} from './source';

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
  const question = context.forLeader
    ? 'What would take the most pressure off your team right now?'
    : 'What could take some pressure off my work right now?';
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
      lines: [line(of, `You made no pulse check in the last ${String(WEEKS)} weeks.`, kind, [])],
    };
  const average = averageOf(latest);
  const lines = [
    line(
      of,
      `Your latest pulse check, of ${dayOf(latest.createdAt)}: ${average.toFixed(1)} out of 10.`,
      kind,
      [{ id: latest.id, at: latest.createdAt }],
      [figure('Latest pulse check, out of 10', average.toFixed(1))],
    ),
  ];
  if (before.length > 0) {
    const earlier = oneDecimal(before.reduce((sum, one) => sum + averageOf(one), 0) / before.length);
    lines.push(
      line(
        of,
        `${compared(average, earlier)} the ${before.length === 1 ? 'one' : `average of the ${String(before.length)}`} before, ${earlier.toFixed(1)}.`,
        kind,
        before.map(({ id, createdAt }) => ({ id, at: createdAt })),
        [
          figure('Average of the pulse checks before', earlier.toFixed(1)),
          figure('Pulse checks before', before.length),
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
      lines: [
        line(
          of,
          `No average of the team can be shown: in none of the last ${String(WEEKS)} weeks did ${String(FEWEST_PEOPLE)} or more people answer.`,
          kind,
          [],
        ),
      ],
    };
  const average = averageOfWeeks([latest]);
  const people = latest.respondentCount;
  const lines: BriefingLine[] = [
    line(
      of,
      `The team’s average in the week of ${dayOf(latest.week)}: ${average.toFixed(1)} out of 10, from ${counted(people, 'person', 'people')}.`,
      kind,
      [{ id: latest.id, at: latest.week }],
      [
        figure('Average of the team in the latest shared week, out of 10', average.toFixed(1)),
        figure('People who answered in it', people),
      ],
    ),
  ];
  if (before.length > 0) {
    const earlier = averageOfWeeks(before);
    lines.push(
      line(
        of,
        `${compared(average, earlier)} the weeks before, ${earlier.toFixed(1)}.`,
        kind,
        before.map(({ id, week }) => ({ id, at: week })),
        [figure('Average of the weeks before', earlier.toFixed(1)), figure('Weeks before', before.length)],
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

function compared(now: number, before: number): string {
  if (now - before >= NOTABLE) return 'That is better than';
  return before - now >= NOTABLE ? 'That is lower than' : 'That is about the same as';
}
