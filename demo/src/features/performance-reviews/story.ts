import type { Faker } from '@faker-js/faker';
import { performanceReviewId } from '@annals/contracts/features/performance-reviews/ids';
import { periodOf, type ReviewType } from '@annals/contracts/features/performance-reviews/constants';
import { occasionAt } from '@annals/contracts/features/performance-reviews/occasions';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { performanceReview } from '@annals/backend/features/performance-reviews/decider';
import type { PerformanceReviewCommand } from '@annals/backend/features/performance-reviews/performance-review';
import { reviewIdOf } from '@annals/backend/features/performance-reviews/place-for-review';
import type { DemoPerson } from '../../company/organization';
import { ACHIEVEMENTS, AREAS, GOALS, MANAGER_FEEDBACK, SELF_ASSESSMENTS } from './words';
import { livedThrough, type Step, type Story } from '../../company/story';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const REMINDERS: Actor = { id: 'system:reminders', role: 'system' };

/** How far two people got with a review. */
type Outcome = 'untouched' | 'self-assessed' | 'assessed' | 'completed';

interface Plan {
  readonly reviewType: ReviewType;
  readonly reviewPeriod: string;
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
  readonly openedAt: number;
  readonly outcome: Outcome;
}

/** The quarterly reviews of a person, completed, and one that is under way today. */
export const performanceReviewsStory: Story = ({ random, person: employee, manager, company, from, now }) => {
  if (!manager || employee.role === 'admin' || employee.role === 'auditor') return [];
  const pair = { manager, employee };
  const plans = [
    ...quarterEnds(from, now).map((end) => quarterly(random, end)),
    underWay(random, now, employee === company.cast.employee),
  ];
  return plans.flatMap((plan) => {
    const id = reviewIdOf({ employeeId: employee.id, ...plan }, 0);
    return livedThrough(performanceReview, id, stepsOf(random, id, pair, plan), now);
  });
};

/** The last days of the quarters whose reviews fit between the two moments, as midnights. */
function quarterEnds(from: number, now: number): readonly number[] {
  const ends: number[] = [];
  const first = new Date(from);
  for (let quarter = Math.floor(first.getUTCMonth() / 3); ; quarter += 1) {
    const end = Date.UTC(first.getUTCFullYear(), quarter * 3 + 3, 0);
    if (end > now - 20 * DAY_MS) return ends;
    if (end - 30 * DAY_MS >= from) ends.push(end);
  }
}

function quarterly(random: Faker, end: number): Plan {
  const due = end + random.number.int({ min: -3, max: 7 }) * DAY_MS;
  return {
    reviewType: 'quarterly',
    reviewPeriod: periodOf('quarterly', dayOf(end)),
    dueDate: dayOf(due),
    openedAt: workingHour(random, due - random.number.int({ min: 18, max: 26 }) * DAY_MS),
    outcome: 'completed',
  };
}

/** The yearly review that is going on today, in every stage of it; the demo's employee has yet to write theirs. */
function underWay(random: Faker, now: number, isCast: boolean): Plan {
  const due = now + (isCast ? 9 : random.number.int({ min: -4, max: 24 })) * DAY_MS;
  const lot = random.number.float();
  const outcome: Outcome =
    lot < 0.4 ? 'untouched' : lot < 0.7 ? 'self-assessed' : lot < 0.85 ? 'assessed' : 'completed';
  return {
    reviewType: 'annual',
    reviewPeriod: periodOf('annual', dayOf(now)),
    dueDate: dayOf(due),
    openedAt: workingHour(random, now - random.number.int({ min: 15, max: 20 }) * DAY_MS),
    outcome: isCast ? 'untouched' : outcome,
  };
}

function stepsOf(
  random: Faker,
  id: string,
  { manager, employee }: { manager: DemoPerson; employee: DemoPerson },
  { outcome, openedAt, dueDate, ...named }: Plan,
): Step<PerformanceReviewCommand>[] {
  const asManager: Actor = { id: manager.id, role: manager.role };
  const asEmployee: Actor = { id: employee.id, role: employee.role };
  const some = (choices: readonly string[], most: number) =>
    random.helpers.arrayElements(choices, { min: 1, max: most });
  const due = Date.parse(`${dueDate}T00:00:00.000Z`);
  const wrote = workingHour(random, openedAt + random.number.int({ min: 3, max: 8 }) * DAY_MS);
  const read = workingHour(random, wrote + random.number.int({ min: 2, max: 4 }) * DAY_MS);
  const steps: Step<PerformanceReviewCommand>[] = [
    {
      at: openedAt,
      actor: asManager,
      command: {
        type: 'OpenReview',
        reviewId: performanceReviewId.parse(id),
        employeeId: employee.id,
        employeesManagerId: manager.id,
        ...named,
        dueDate,
        goals: some(GOALS, 3),
      },
    },
    ...(['week_before', 'day_before', 'overdue'] as const).map((occasion) => ({
      at: occasionAt(dueDate, occasion, 'UTC'),
      actor: REMINDERS,
      command: { type: 'RemindOfReview' as const, dueDate, occasion },
    })),
  ];
  if (outcome !== 'untouched')
    steps.push({
      at: wrote,
      actor: asEmployee,
      command: {
        type: 'SubmitSelfAssessment',
        employeeSelfAssessment: random.helpers.arrayElement(SELF_ASSESSMENTS),
        achievements: some(ACHIEVEMENTS, 3),
      },
    });
  if (outcome === 'assessed' || outcome === 'completed')
    steps.push({
      at: read,
      actor: asManager,
      command: {
        type: 'SubmitManagerAssessment',
        overallRating: random.number.int({ min: 11, max: 20 }) / 4,
        managerFeedback: random.helpers.arrayElement(MANAGER_FEEDBACK),
        areasForImprovement: some(AREAS, 2),
      },
    });
  if (outcome === 'completed')
    steps.push({ at: read + 20 * HOUR_MS, actor: asManager, command: { type: 'CompleteReview' } });
  // A reminder whose occasion had passed when the review was opened is not sent.
  return steps
    .filter(
      ({ at, command }) => command.type !== 'RemindOfReview' || (at > openedAt && at < due + 2 * DAY_MS),
    )
    .sort((one, other) => one.at - other.at);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Between eight and five on the day of a moment, UTC. */
function workingHour(random: Faker, at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS + random.number.int({ min: 8 * 60, max: 17 * 60 }) * 60_000;
}
