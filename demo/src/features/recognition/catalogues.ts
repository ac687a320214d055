import { organizationalMilestoneId } from '@annals/contracts/features/organizational-milestones/ids';
import {
  recognitionCategoryId,
  type RecognitionCategoryId,
} from '@annals/contracts/features/recognition/ids';
import { rewardId, rewardTierId, type RewardId } from '@annals/contracts/features/rewards/ids';
import type { DescribeCategory } from '@annals/contracts/features/recognition/commands';
import type { DescribeReward, DescribeTier } from '@annals/contracts/features/rewards/commands';
import { derivedId } from '@annals/backend/platform/commands/derived-id';
import type { Actor } from '@annals/backend/platform/commands/decider';
import { recognitionCategory } from '@annals/backend/features/recognition/category-decider';
import { reward, rewardTier } from '@annals/backend/features/rewards/catalogue-deciders';
import type { TierStep } from '@annals/backend/features/rewards/points-account';
import { CATEGORIES, RETIRED_CATEGORY } from './words';
import { livedThrough, type Setting } from '../../company/story';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const TIERS: readonly DescribeTier[] = [
  {
    name: 'Bronze',
    description: 'Starting tier',
    requiredPoints: 0,
    badgeIcon: 'award',
    badgeColor: 'grey',
    benefits: ['Rewards up to 60 points'],
  },
  {
    name: 'Silver',
    description: 'Noticed by many',
    requiredPoints: 100,
    badgeIcon: 'star',
    badgeColor: 'blue',
    benefits: ['A learning day of your choice', 'Early choice of training places'],
  },
  {
    name: 'Gold',
    description: 'Relied upon by many',
    requiredPoints: 250,
    badgeIcon: 'trophy',
    badgeColor: 'yellow',
    benefits: ['A half day off', 'Lunch with the leadership'],
  },
  {
    name: 'Platinum',
    description: 'An example to all of us',
    requiredPoints: 500,
    badgeIcon: 'trophy',
    badgeColor: 'magenta',
    benefits: ['A conference of your choice', 'A seat in the idea council'],
  },
];

/** The tiers as far as reaching them goes. */
export const TIER_STEPS: readonly TierStep[] = TIERS.map(({ name, requiredPoints }) => ({
  tierId: tierIdOf(name),
  tierName: name,
  requiredPoints,
}));

interface DemoReward extends Omit<DescribeReward, 'minimumTierId'> {
  readonly id: RewardId;
  readonly tier: string | null;
}

/** What the demo company's people redeem their points for. */
export const REWARDS: readonly DemoReward[] = [
  offer('Coffee for your team', 'A round of coffee and cake on a day you choose.', 20, null),
  offer('Book of your choice', 'Any book, on paper or to listen to.', 30, null),
  offer('Donation in your name', 'Given to one of the three charities we support.', 50, null),
  offer('Learning day', 'A day for a course, a museum or a visit to another company.', 80, 'Silver'),
  offer('Half day off', 'An afternoon that is yours, on a day agreed with your manager.', 120, 'Gold'),
  offer('Conference ticket', 'A conference in your field, travel included.', 300, 'Platinum'),
];

export function tierIdOf(name: string) {
  return rewardTierId.parse(derivedId('demo', 'tier', name));
}
export function categoryIdOf(name: string): RecognitionCategoryId {
  return recognitionCategoryId.parse(derivedId('demo', 'recognition-category', name));
}
export function milestoneIdOf(title: string) {
  return organizationalMilestoneId.parse(derivedId('demo', 'organizational-milestone', title));
}

function offer(name: string, description: string, points: number, tier: string | null): DemoReward {
  return { id: rewardId.parse(derivedId('demo', 'reward', name)), name, description, points, tier };
}

/** What the administrator set up before anybody was recognised. */
export function cataloguesStory({ person, from, now }: Pick<Setting, 'person' | 'from' | 'now'>) {
  const actor: Actor = { id: person.id, role: person.role };
  const define = <Words>(words: Words) => ({
    at: from + 7 * HOUR_MS,
    actor,
    command: { type: 'Define' as const, words },
  });
  const words = ({ name, description, iconName, color, pointValue }: DescribeCategory) => ({
    categoryId: categoryIdOf(name),
    name,
    description,
    iconName,
    color,
    pointValue,
  });
  const retired = words(RETIRED_CATEGORY);
  return [
    ...CATEGORIES.map(words).flatMap((category) =>
      livedThrough(recognitionCategory, category.categoryId, [define(category)], now),
    ),
    ...livedThrough(
      recognitionCategory,
      retired.categoryId,
      [define(retired), { at: from + 9 * DAY_MS, actor, command: { type: 'Retire' } }],
      now,
    ),
    ...TIERS.flatMap((tier) => {
      const tierId = tierIdOf(tier.name);
      return livedThrough(rewardTier, tierId, [define({ tierId, ...tier })], now);
    }),
    ...REWARDS.flatMap(({ id, tier, ...offered }) =>
      livedThrough(
        reward,
        id,
        [define({ rewardId: id, ...offered, minimumTierId: tier === null ? null : tierIdOf(tier) })],
        now,
      ),
    ),
  ];
}
