import type { BriefingLine, WellnessSnapshot } from '@annals/contracts/skip-level/briefing';
import {
  averageOf,
  bandOf,
  FEWEST_PEOPLE,
  oneDecimal,
  SCORE_NAMES,
} from '@annals/contracts/wellbeing/constants';
import type { WellbeingCheckInRow, WellbeingWeekRow } from '@annals/contracts/wellbeing/views';
import { weekOf, weeksBefore } from '@annals/contracts/wellbeing/weeks';
import { ownCheckIns, sharedWeeksOfTeam } from '@annals/projections/skip-level/briefing-facts';
import { counted, dayOf, daysBefore, line, type BriefingContext, type BriefingSource } from './source';

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

async function own({ readModels, employeeId, now }: BriefingContext): Promise<WellnessSnapshot> {
  const checkIns = await ownCheckIns(readModels, employeeId, daysBefore(now, WEEKS * 7));
  return ownSnapshot(checkIns);
}

/** The employee's own pulse, from their latest check-ins. @param checkIns latest first */
export function ownSnapshot(checkIns: readonly WellbeingCheckInRow[]): WellnessSnapshot {
  const kind = 'Pulse check';
  const [latest, ...before] = checkIns;
  if (!latest)
    return {
      scope: 'own',
      average: null,
      people: 0,
      lines: [line(`You made no pulse check in the last ${String(WEEKS)} weeks.`, kind, [])],
    };
  const average = averageOf(latest);
  const lines = [
    line(`Your latest pulse check, of ${dayOf(latest.createdAt)}: ${average.toFixed(1)} out of 10.`, kind, [
      latest.id,
    ]),
  ];
  if (before.length > 0) {
    const earlier = oneDecimal(before.reduce((sum, one) => sum + averageOf(one), 0) / before.length);
    const ids = before.map(({ id }) => id);
    lines.push(
      line(
        `${compared(average, earlier)} the ${before.length === 1 ? 'one' : `average of the ${String(before.length)}`} before, ${earlier.toFixed(1)}.`,
        kind,
        ids,
      ),
    );
  }
  return { scope: 'own', average, people: 1, lines };
}

async function ofTeam({ readModels, reader, employee, now }: BriefingContext): Promise<WellnessSnapshot> {
  if (employee.managerId === null) return teamSnapshot([]);
  const since = weeksBefore(weekOf(now.toISOString()), WEEKS);
  return teamSnapshot(await sharedWeeksOfTeam(readModels, reader, employee.managerId, since, now));
}

/** A team's average over its shared weeks. @param weeks latest first, each of three or more people */
export function teamSnapshot(weeks: readonly WellbeingWeekRow[]): WellnessSnapshot {
  const kind = 'Week of the team';
  const [latest, ...before] = weeks;
  if (!latest)
    return {
      scope: 'team',
      average: null,
      people: 0,
      lines: [
        line(
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
      `The team’s average in the week of ${dayOf(latest.week)}: ${average.toFixed(1)} out of 10, from ${counted(people, 'person', 'people')}.`,
      kind,
      [latest.id],
    ),
  ];
  if (before.length > 0) {
    const earlier = averageOfWeeks(before);
    const ids = before.map(({ id }) => id);
    lines.push(line(`${compared(average, earlier)} the weeks before, ${earlier.toFixed(1)}.`, kind, ids));
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
