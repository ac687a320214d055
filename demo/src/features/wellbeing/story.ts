import { checkInId } from '@annals/contracts/features/wellbeing/ids';
import { SCORE_NAMES, type ScoreName, type Scores } from '@annals/contracts/features/wellbeing/constants';
import { RISK_METHOD } from '@annals/contracts/features/wellbeing/risk';
import type { NewWellbeingEvent, WellbeingEvent } from '@annals/contracts/features/wellbeing/events';
import { weekOf } from '@annals/contracts/features/wellbeing/weeks';
import { byWeek, type WeekOfScores } from '@annals/projections/features/wellbeing/pulses';
import { overallScoreOf } from '@annals/projections/features/wellbeing/wellness-pulse-fold';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { ALEX, assessmentOf } from '@annals/backend/features/wellbeing/assess';
import {
  checkIn,
  type CheckInCommand,
  type CheckInState,
  type SubmitCheckInCommand,
} from '@annals/backend/features/wellbeing/check-in-decider';
import type { DemoPerson, Organization } from '../../company/organization';
import { CONCERNS, FEEDBACK, SUGGESTIONS } from './words';
import { oneOf, randomOf } from '../../company/random-of';
import { livedThrough, type Step, type Story } from '../../company/story';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const HOUR_MS = 3_600_000;
const ASSESSED_AFTER_MS = 60_000;
/** One answer a week at most: more than the method looks at. */
const MOST_ANSWERS = RISK_METHOD.weeks + 1;
/** Up to this size everyone is asked weekly; a larger company asks once a fortnight. */
export const SMALL_COMPANY = 1_000;

/** The pulse checks a person answered: a team answers in the same weeks, most of it each time. */
export const wellbeingStory: Story = ({ person, company, from, now }) =>
  checkInsOf(person, company, from, now).flatMap((step, index, all) => {
    const assess = {
      at: step.at + ASSESSED_AFTER_MS,
      actor: ALEX,
      command: assessedBy(all.slice(0, index + 1)),
    };
    return livedThrough<CheckInState, CheckInCommand, WellbeingEvent, NewWellbeingEvent>(
      checkIn,
      step.command.checkInId,
      [step, assess],
      now,
    );
  });

/** What ALEX made of the newest of some check-ins, as the job would. */
function assessedBy(steps: readonly Step<SubmitCheckInCommand>[]): CheckInCommand {
  const answers = steps.slice(-MOST_ANSWERS).map(({ at, command }) => answeredAt(at, command));
  const [previous, newest] = [steps.at(-2)?.command, steps.at(-1)?.command];
  return assessmentOf({
    overallScore: newest ? overallScoreOf(newest) : 0,
    previousScore: previous ? overallScoreOf(previous) : null,
    weeks: byWeek(answers),
  });
}

/** An answer as the weekly figures take it. */
export const answeredAt = (at: number, scores: Scores): WeekOfScores => ({
  week: weekOf(new Date(at).toISOString()),
  overallWellbeing: scores.overallWellbeing,
  workLifeBalance: scores.workLifeBalance,
  stressLevel: scores.stressLevel,
  jobSatisfaction: scores.jobSatisfaction,
  workload: scores.workload,
  teamRelationships: scores.teamRelationships,
});

/** What a person answered between two moments, oldest first. */
export function checkInsOf(
  person: DemoPerson,
  company: Organization,
  from: number,
  now: number,
): Step<SubmitCheckInCommand>[] {
  const { managerId } = person;
  if (managerId === null || person.role !== 'employee') return [];
  const random = randomOf('pulse', person.id);
  const mood = moodOf(person, company, now);
  const everyWeeks = company.people.length <= SMALL_COMPANY ? 1 : 2;
  const steps: Step<SubmitCheckInCommand>[] = [];
  for (let monday = mondayOf(from); monday <= now; monday += WEEK_MS) {
    const answers = random() < 0.8;
    const at = monday + Math.floor(random() * 5) * DAY_MS + (8 + random() * 9) * HOUR_MS;
    const scores = scoresOf(random, mood(at));
    const says = { feedback: random() < 0.3, concerns: random() < 0.12, suggestions: random() < 0.12 };
    const words = {
      feedback: says.feedback ? oneOf(random, FEEDBACK) : undefined,
      concerns: says.concerns ? oneOf(random, CONCERNS) : undefined,
      suggestions: says.suggestions ? oneOf(random, SUGGESTIONS) : undefined,
    };
    if (!answers || at < from || at > now || (monday / WEEK_MS) % everyWeeks >= 1) continue;
    const id = checkInId.parse(derivedId('demo', 'check-in', person.id, String(monday)));
    steps.push({
      at,
      actor: { id: person.id, role: person.role },
      command: {
        type: 'SubmitCheckIn',
        checkInId: id,
        employeeId: person.id,
        managerId,
        ...scores,
        ...words,
      },
    });
  }
  return steps;
}

/** How a person does at a moment, on the scale of the scores: their own level, and their team's ups and downs. */
function moodOf({ id, managerId }: DemoPerson, company: Organization, now: number): (at: number) => number {
  const level = 6 + randomOf('level', id)() * 2;
  const team = randomOf('team', String(managerId));
  const phase = team() * Math.PI * 2;
  const swing = 0.4 + team() * 0.6;
  // The demo manager's team has had six hard weeks.
  const isTired = managerId === company.cast.manager.id;
  return (at) => {
    const weeksAgo = (now - at) / WEEK_MS;
    if (isTired) return level + 0.9 - Math.max(0, 7 - weeksAgo) * 0.4;
    return level + swing * Math.sin(phase + weeksAgo / 4);
  };
}

const LEAN: Readonly<Record<ScoreName, number>> = {
  overallWellbeing: 0,
  workLifeBalance: -0.4,
  stressLevel: -1.2,
  jobSatisfaction: 0.5,
  workload: -0.8,
  teamRelationships: 1.1,
};

function scoresOf(random: () => number, mood: number): Record<ScoreName, number> {
  const scores: Partial<Record<ScoreName, number>> = {};
  for (const name of SCORE_NAMES)
    scores[name] = Math.min(10, Math.max(1, Math.round(mood + LEAN[name] + (random() - 0.5) * 2.4)));
  return scores as Record<ScoreName, number>;
}

function mondayOf(at: number): number {
  const days = Math.floor(at / DAY_MS);
  // Day 0 was a Thursday.
  return (days - ((days + 3) % 7)) * DAY_MS;
}
