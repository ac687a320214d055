import type { Faker } from '@faker-js/faker';
import { review360Id } from '@annals/contracts/features/reviews-360/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { periodOf } from '@annals/contracts/features/performance-reviews/constants';
import { COMPETENCIES, DAYS_TO_ANSWER, REMARKS } from '@annals/contracts/features/reviews-360/constants';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { review360 } from '@annals/backend/features/reviews-360/decider';
import { review360IdOf } from '@annals/backend/features/reviews-360/place-for-review';
import type { Review360Command } from '@annals/backend/features/reviews-360/review-360';
import type { DemoPerson } from '../../company/organization';
import { COMMENTS_360, REASONS_TO_DECLINE, REMARKS_360 } from './words';
import { livedThrough, type Setting, type Step, type Story } from '../../company/story';
import { reportsTo } from '../../company/teams';

const DAY_MS = 86_400_000;
const MOST_PEERS = 5;
const MOST_REPORTS = 4;
/** Of those who have no part in the demo accounts' story, so many have had a review. */
const SHARE = 0.2;

/** How far a review got. */
type Outcome = 'proposed' | 'under way' | 'answered' | 'released';

interface Plan {
  readonly outcome: Outcome;
  readonly startedAt: number;
  /** Told apart from an earlier review of the same period. */
  readonly count: number;
}

interface Circle {
  readonly reviewee: DemoPerson;
  readonly manager: DemoPerson;
  readonly peers: readonly DemoPerson[];
  readonly reports: readonly DemoPerson[];
}

/** Reviews from all sides: released ones of the last quarters, and today one in every state around the demo accounts. */
export const reviews360Story: Story = (setting) => {
  const { random, person, manager, company, now } = setting;
  if (!manager || person.role === 'admin' || person.role === 'auditor') return [];
  const team = reportsTo(company, manager.id);
  const circle: Circle = {
    reviewee: person,
    manager,
    peers: team.filter(({ id }) => id !== person.id).slice(0, MOST_PEERS),
    reports: reportsTo(company, person.id).slice(0, MOST_REPORTS),
  };
  return plansFor(setting, team).flatMap((plan) => {
    const period = periodOf('quarterly', dayOf(plan.startedAt));
    const id = review360IdOf(person.id, period, plan.count);
    const open = company.cast.employee.id;
    return livedThrough(review360, id, stepsOf(random, id, circle, plan, period, open), now);
  });
};

/** Around the demo accounts there is one of each; elsewhere a few people have had one. */
function plansFor({ random, person, company, from, now }: Setting, team: readonly DemoPerson[]): Plan[] {
  const released = (startedAt: number): Plan => ({ outcome: 'released', startedAt, count: 0 });
  const lastQuarter = Math.max(from + DAY_MS, now - 100 * DAY_MS);
  const earlier = from + 5 * DAY_MS;
  const past = [...(lastQuarter - earlier > 60 * DAY_MS ? [released(earlier)] : []), released(lastQuarter)];
  const today = (outcome: Outcome, daysAgo: number): Plan => ({
    outcome,
    startedAt: now - daysAgo * DAY_MS,
    count: 1,
  });
  if (person === company.cast.employee) return [...past, today('under way', 14)];
  if (person === company.cast.manager) return [...past, today('under way', 9)];
  if (person.managerId === company.cast.manager.id) {
    const outcomes: readonly Outcome[] = ['proposed', 'answered', 'under way'];
    const others = team.filter(({ id }) => id !== company.cast.employee.id);
    const outcome = outcomes[others.indexOf(person)];
    return outcome ? [released(lastQuarter), today(outcome, outcome === 'proposed' ? 2 : 12)] : [];
  }
  if (random.number.float() > SHARE) return [];
  return [random.number.float() < 0.3 ? today('under way', 10) : released(lastQuarter)];
}

function stepsOf(
  random: Faker,
  id: string,
  { reviewee, manager, peers, reports }: Circle,
  { outcome, startedAt }: Plan,
  reviewPeriod: string,
  alwaysAsked: PersonId,
): Step<Review360Command>[] {
  const as = ({ id: who, role }: DemoPerson): Actor => ({ id: who, role });
  const start = workingHour(random, startedAt);
  const approved = workingHour(random, start + DAY_MS);
  const steps: Step<Review360Command>[] = [
    {
      at: start,
      actor: as(random.number.float() < 0.6 ? reviewee : manager),
      command: {
        type: 'StartReview360',
        review360Id: review360Id.parse(id),
        employeeId: reviewee.id,
        reviewPeriod,
        dueDate: dayOf(startedAt + DAYS_TO_ANSWER * DAY_MS),
        surroundings: {
          isKnown: true,
          managerId: manager.id,
          peerIds: peers.map((peer) => peer.id),
          directReportIds: reports.map((report) => report.id),
          someoneUnknown: false,
        },
      },
    },
  ];
  if (outcome === 'proposed' || peers.length + reports.length === 0) return steps;
  steps.push({ at: approved, actor: as(manager), command: { type: 'ApproveReviewers' } });
  const level = random.number.int({ min: 3, max: 4 });
  let last = approved;
  // Where the words of the first reviewer begin; the others go on from there, so that few write the same.
  let told = random.number.int(9);
  for (const reviewer of [reviewee, manager, ...peers, ...reports]) {
    const at = workingHour(random, approved + random.number.int({ min: 1, max: 9 }) * DAY_MS);
    const isUnderWay = outcome === 'under way';
    // Something is left to do for the demo accounts, and for some of the others.
    const waits = reviewer.id === alwaysAsked || reviewer === manager || random.number.float() < 0.4;
    if (isUnderWay && waits) continue;
    last = Math.max(last, at);
    const isAsked = peers.includes(reviewer) || reports.includes(reviewer);
    const declines = isAsked && reviewer.id !== alwaysAsked && random.number.float() < 0.06;
    steps.push({
      at,
      actor: as(reviewer),
      command: declines
        ? { type: 'DeclineFeedback', reason: random.helpers.arrayElement(REASONS_TO_DECLINE) }
        : feedback(random, level, (told += 1)),
    });
  }
  if (outcome === 'released')
    steps.push({
      at: workingHour(random, last + DAY_MS),
      actor: as(manager),
      command: { type: 'ReleaseResults' },
    });
  return steps.sort((one, other) => one.at - other.at);
}

function feedback(random: Faker, level: number, told: number): Review360Command {
  const oneOf = (words: readonly string[]) => words[told % words.length];
  const command: Record<string, unknown> = { type: 'SubmitFeedback' };
  for (const name of COMPETENCIES) {
    command[`${name}Score`] = Math.min(5, Math.max(1, level + random.number.int({ min: -1, max: 1 })));
    if (random.number.float() < 0.45) command[`${name}Comments`] = oneOf(COMMENTS_360[name]);
  }
  for (const name of REMARKS) if (random.number.float() < 0.5) command[name] = oneOf(REMARKS_360[name]);
  return command as Review360Command;
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Between eight and five on the day of a moment, UTC. */
function workingHour(random: Faker, at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS + random.number.int({ min: 8 * 60, max: 17 * 60 }) * 60_000;
}
