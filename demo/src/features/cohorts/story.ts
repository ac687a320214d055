import type { Faker } from '@faker-js/faker';
import { quarterOf } from '@annals/contracts/features/cohorts/constants';
import type { LearningModule } from '@annals/contracts/features/cohorts/events';
import {
  cohortId,
  cohortParticipantId,
  learningModuleId,
  type CohortId,
} from '@annals/contracts/features/cohorts/ids';
import type { CommandAppend } from '@annals/event-store/event-log';
import type { CohortCommand } from '@annals/backend/features/cohorts/cohort';
import { leadershipCohort } from '@annals/backend/features/cohorts/decider';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import { PAST, PLANNED, RUNNING, type CohortWords } from './words';
import type { DemoPerson } from '../../company/organization';
import { livedThrough, type Step, type Story } from '../../company/story';
import { reportsTo } from '../../company/teams';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MOST_IN_RUNNING = 8;

interface Plan {
  readonly id: CohortId;
  readonly words: CohortWords;
  readonly leader: DemoPerson;
  readonly facilitator: DemoPerson;
  readonly people: readonly DemoPerson[];
  /** Midnights. */
  readonly start: number;
  readonly end: number;
  readonly plannedAt: number;
}
type CohortStep = Step<CohortCommand>;

/** The cohorts of a leader: one for those who manage, completed; one that is running below them; one that is being planned. */
export const cohortsStory: Story = ({ random, person: leader, company, from, now }) => {
  if (leader.role !== 'leader') return [];
  const reports = reportsTo(company, leader.id);
  const { manager: castManager, employee: castEmployee } = company.cast;
  const facilitator = reports.find(({ id }) => id === castManager.id) ?? reports[0];
  if (!facilitator) return [];
  const below = reports.flatMap(({ id }) => reportsTo(company, id));
  // The demo's employee first, so that they always have a place.
  const learners = [
    ...below.filter(({ id }) => id === castEmployee.id),
    ...below.filter((_, at) => at % 3 === 1),
  ];
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const plan = (
    which: string,
    words: CohortWords,
    more: Pick<Plan, 'facilitator' | 'people'>,
    days: [number, number, number],
  ): Plan => ({
    id: cohortId.parse(derivedId('demo', 'cohort', which, leader.id, String(Math.floor(from / DAY_MS)))),
    words,
    leader,
    ...more,
    plannedAt: today + days[0] * DAY_MS + 9 * HOUR_MS,
    start: today + days[1] * DAY_MS,
    end: today + days[2] * DAY_MS,
  });
  const past = plan('past', PAST, { facilitator: leader, people: reports }, [-130, -112, -28]);
  const running = plan(
    'running',
    RUNNING,
    { facilitator, people: [...new Set(learners)].slice(0, MOST_IN_RUNNING) },
    [-29, -18, 45],
  );
  const planned = plan(
    'planned',
    PLANNED,
    { facilitator: leader, people: reports.slice(0, 3) },
    [-8, 24, 80],
  );
  const lived = (one: Plan, steps: readonly CohortStep[]): CommandAppend[] =>
    one.plannedAt < from
      ? []
      : livedThrough(
          leadershipCohort,
          one.id,
          [...steps].sort((a, b) => a.at - b.at),
          now,
        );
  return [
    ...lived(past, [
      ...prepared(past),
      ...begun(random, past),
      ...learnt(random, past),
      ...ended(random, past),
    ]),
    ...lived(running, [
      ...prepared(running),
      ...begun(random, running),
      ...learnt(random, running, castEmployee),
    ]),
    ...lived(planned, prepared(planned)),
  ];
};

const as = ({ id, role }: DemoPerson): Actor => ({ id, role });
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function modulesOf({ id, words }: Plan): LearningModule[] {
  return words.modules.map(([title, description], index) => ({
    moduleId: learningModuleId.parse(derivedId(id, 'module', String(index))),
    title,
    description,
  }));
}

/** Planned, and everybody enrolled within the week. */
function prepared(plan: Plan): CohortStep[] {
  const { id, words, leader, facilitator, people, start, end, plannedAt } = plan;
  const planning: CohortStep = {
    at: plannedAt,
    actor: as(leader),
    command: {
      type: 'PlanCohort',
      cohortId: id,
      name: `${words.name}, ${leader.department}`,
      description: words.description,
      quarter: quarterOf(dayOf(start)),
      startDate: dayOf(start),
      endDate: dayOf(end),
      maxParticipants: 10,
      facilitatorId: facilitator.id,
      learningModules: modulesOf(plan),
    },
  };
  const enrolling = people.map((person, index): CohortStep => ({
    at: plannedAt + DAY_MS + index * 14 * HOUR_MS,
    actor: as(leader),
    command: {
      type: 'EnrolParticipants',
      participants: [
        {
          participantId: person.id,
          enrolmentId: cohortParticipantId.parse(derivedId('cohort-participant', id, person.id)),
        },
      ],
    },
  }));
  return [planning, ...enrolling];
}

/** Everybody is assessed, then it starts at nine. */
function begun(random: Faker, { facilitator, people, start }: Plan): CohortStep[] {
  return [
    ...people.map((person, index) =>
      assessed(
        facilitator,
        person,
        'pre',
        random.number.int({ min: 38, max: 66 }),
        start - DAY_MS + (9 + index) * HOUR_MS,
      ),
    ),
    { at: start + 9 * HOUR_MS, actor: as(facilitator), command: { type: 'StartCohort' } },
  ];
}

/** Module by module, each at their own pace; one of them stops early, and the person who is told to has time to catch up. */
function learnt(random: Faker, plan: Plan, behind?: DemoPerson): CohortStep[] {
  const modules = modulesOf(plan);
  const pace = (plan.end - plan.start - 12 * DAY_MS) / modules.length;
  return plan.people.flatMap((person, place) => {
    const stopsAfter = person.id === behind?.id ? 1 : place === plan.people.length - 1 ? 2 : modules.length;
    return modules.slice(0, stopsAfter).map((module, index): CohortStep => ({
      at: workingHour(random, plan.start + (index + 0.5 + random.number.float() * 0.4) * pace),
      actor: as(person),
      command: {
        type: 'CompleteModule',
        moduleId: module.moduleId,
        feedbackScore: random.number.float() < 0.7 ? random.number.int({ min: 3, max: 5 }) : null,
      },
    }));
  });
}

/** Assessed again, and completed. What became of their teams is left to be measured. */
function ended(random: Faker, { facilitator, people, end }: Plan): CohortStep[] {
  return [
    ...people
      .slice(0, -1)
      .map((person, index) =>
        assessed(
          facilitator,
          person,
          'post',
          random.number.int({ min: 62, max: 90 }),
          end - DAY_MS + (9 + index) * HOUR_MS,
        ),
      ),
    { at: end + 16 * HOUR_MS, actor: as(facilitator), command: { type: 'CompleteCohort', teams: [] } },
  ];
}

function assessed(
  facilitator: DemoPerson,
  { id }: DemoPerson,
  assessment: 'pre' | 'post',
  score: number,
  at: number,
): CohortStep {
  return {
    at,
    actor: as(facilitator),
    command: { type: 'RecordAssessment', participantId: id, assessment, score },
  };
}

/** Between eight and five on the day of a moment, UTC. */
function workingHour(random: Faker, at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS + random.number.int({ min: 8 * 60, max: 17 * 60 }) * 60_000;
}
