import type { DescribeMilestone } from '@annals/contracts/features/organizational-milestones/commands';
import type { Actor } from '@annals/backend/platform/commands/decider';
import {
  organizationalMilestone,
  type OrganizationalMilestoneCommand,
} from '@annals/backend/features/organizational-milestones/decider';
import { REWARDS_ACTOR, type PointsAccountCommand } from '@annals/backend/features/rewards/points-account';
import type { DemoPerson, Organization } from '../../company/organization';
import { DAY_MS, HOUR_MS, milestoneIdOf, TIER_STEPS } from './catalogues';
import { livedThrough, type Setting, type Step } from '../../company/story';

interface DemoMilestone extends Pick<
  DescribeMilestone,
  'title' | 'description' | 'milestoneType' | 'celebrationPlan' | 'pointsReward'
> {
  /** Days from now; what lies ahead is positive. */
  readonly target: number;
  readonly achieved?: number;
  readonly started?: number;
  readonly cancelled?: { readonly at: number; readonly because: string };
}

const MILESTONES: readonly DemoMilestone[] = [
  {
    title: 'A thousand customers',
    description: 'The thousandth customer signs, and the first hundred are still with us.',
    milestoneType: 'customer',
    target: -80,
    achieved: -84,
    celebrationPlan: 'A picnic by the river with everybody and their families.',
    pointsReward: 40,
  },
  {
    title: 'Certified for information security',
    description: 'The outside audit ends without a major finding.',
    milestoneType: 'company',
    target: -10,
    achieved: -12,
    celebrationPlan: 'Cake in every office, and a thank-you to the people who wrote it all down.',
    pointsReward: 25,
  },
  {
    title: 'Half the paper',
    description: 'Every contract is signed and kept without paper, in all departments.',
    milestoneType: 'culture',
    target: 40,
    started: -25,
    celebrationPlan: 'We plant a tree for each cabinet we empty.',
    pointsReward: 30,
  },
  {
    title: 'Support around the clock',
    description: 'Customers in every time zone are answered within an hour, day and night.',
    milestoneType: 'product',
    target: 110,
    celebrationPlan: 'The two teams that start meet in person for a week.',
    pointsReward: 50,
  },
  {
    title: 'A second office by summer',
    description: 'Rooms for forty people near the station.',
    milestoneType: 'company',
    target: 60,
    celebrationPlan: '',
    pointsReward: 0,
    cancelled: { at: -15, because: 'Most of us would rather work from home two days a week.' },
  },
];

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Those whose whole story lies in the time told. */
const told = ({ from, now }: { from: number; now: number }) =>
  MILESTONES.filter(({ achieved = 0 }) => now + achieved * DAY_MS > from + DAY_MS);

/** When a milestone was achieved: in the forenoon of its day. */
const achievedAt = (now: number, achieved: number) =>
  Math.floor((now + achieved * DAY_MS) / DAY_MS) * DAY_MS + 10 * HOUR_MS;

/** What the administrator planned, and what became of it. */
export function milestonesStory({ person, company, from, now }: Setting) {
  const actor: Actor = { id: person.id, role: person.role };
  return told({ from, now }).flatMap((milestone) => {
    const { title, description, milestoneType, celebrationPlan, pointsReward } = milestone;
    const milestoneId = milestoneIdOf(title);
    const targetDate = dayOf(now + milestone.target * DAY_MS);
    const words = { title, description, milestoneType, celebrationPlan, pointsReward, targetDate };
    const steps: Step<OrganizationalMilestoneCommand>[] = [
      {
        at: from + 9 * HOUR_MS,
        actor,
        command: { type: 'Plan', words: { milestoneId, eligibleEmployees: [], ...words } },
      },
    ];
    if (milestone.started !== undefined)
      steps.push({ at: now + milestone.started * DAY_MS, actor, command: { type: 'Start' } });
    if (milestone.cancelled) {
      const { at, because } = milestone.cancelled;
      steps.push({ at: now + at * DAY_MS, actor, command: { type: 'Cancel', reason: because } });
    }
    if (milestone.achieved !== undefined) {
      const at = achievedAt(now, milestone.achieved);
      const peopleCredited = company.people.filter((someone) => isEligible(someone, at)).length;
      steps.push(
        { at, actor, command: { type: 'Achieve', achievedDate: dayOf(at) } },
        { at: at + HOUR_MS, actor: REWARDS_ACTOR, command: { type: 'NoteRewardsCredited', peopleCredited } },
      );
    }
    return livedThrough(organizationalMilestone, milestoneId, steps, now);
  });
}

/** What a person was credited for milestones. */
export function milestoneCredits(
  person: DemoPerson,
  company: Organization,
  time: { from: number; now: number },
): Step<PointsAccountCommand>[] {
  return told(time).flatMap(({ title, pointsReward, achieved }) => {
    if (achieved === undefined || pointsReward === 0) return [];
    const at = achievedAt(time.now, achieved);
    if (!isEligible(person, at)) return [];
    const command = {
      type: 'CreditPoints' as const,
      employeeId: person.id,
      points: pointsReward,
      transactionType: 'milestone' as const,
      referenceId: milestoneIdOf(title),
      description: title,
      issuedBy: company.cast.admin.id,
      tiers: TIER_STEPS,
    };
    return [{ at: at + HOUR_MS / 2, actor: REWARDS_ACTOR, command }];
  });
}

function isEligible({ role, hireDate }: DemoPerson, achieved: number): boolean {
  return role !== 'auditor' && hireDate <= dayOf(achieved);
}
