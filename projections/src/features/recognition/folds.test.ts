import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import { organizationalMilestoneId } from '@annals/contracts/features/organizational-milestones/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { recognitionCategoryId, recognitionId } from '@annals/contracts/features/recognition/ids';
import { redemptionId, rewardId, rewardTierId } from '@annals/contracts/features/rewards/ids';
import {
  MilestoneAchieved,
  MilestoneRewardsCredited,
  OrganizationalMilestoneCancelled,
  OrganizationalMilestonePlanned,
  OrganizationalMilestoneRevised,
  OrganizationalMilestoneStarted,
} from '@annals/contracts/features/organizational-milestones/events';
import {
  RecognitionCategoryDefined,
  RecognitionCategoryRetired,
  RecognitionCategoryRevised,
} from '@annals/contracts/features/recognition/category-events';
import {
  RecognitionApproved,
  RecognitionDeclined,
  RecognitionHandedOver,
  RecognitionNominated,
} from '@annals/contracts/features/recognition/events';
import {
  RewardOffered,
  RewardRevised,
  RewardTierDefined,
  RewardTierRetired,
  RewardTierRevised,
  RewardWithdrawn,
} from '@annals/contracts/features/rewards/catalogue-events';
import {
  PointsCredited,
  PointsRedeemed,
  PointsRefunded,
  RedemptionApproved,
  RedemptionHandedOver,
  RedemptionRefused,
  TierReached,
} from '@annals/contracts/features/rewards/points-events';
import { describe, expect, test } from 'vitest';
import { foldInMemory } from '../../engine/fold';
import type { Projection } from '../../engine/projection';
import { organizationalMilestones } from '../organizational-milestones/milestones-fold';
import { employeePoints } from '../rewards/employee-points-fold';
import { redemptions } from '../rewards/redemptions-fold';
import { rewards } from '../rewards/rewards-fold';
import { rewardTiers } from '../rewards/tiers-fold';
import { pointTransactions } from '../rewards/transactions-fold';
import { recognitionCategories } from './categories-fold';
import { recognitions } from './recognitions-fold';

const uuid = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [recipient, nominator, approver, other] = [1, 2, 3, 4].map((number) =>
  personId.parse(uuid(number)),
) as [
  ReturnType<typeof personId.parse>,
  ReturnType<typeof personId.parse>,
  ReturnType<typeof personId.parse>,
  ReturnType<typeof personId.parse>,
];
const at = (index: number) => new Date(Date.UTC(2026, 2, 1, index)).toISOString();

/** The events as the log would give them back, an hour apart. */
function recorded(...events: readonly NewEvent[]): RecordedEvent[] {
  return events.map((event, index) => ({
    ...event,
    id: uuid(100 + index),
    stream: 'test',
    revision: BigInt(index),
    position: BigInt(index + 1),
    recordedAt: at(index),
    metadata: {
      commandId: uuid(index),
      correlationId: uuid(index),
      actorId: 'system:test',
      actorRole: 'system',
      occurredAt: at(index),
    },
  }));
}
const rowAfter = (projection: Projection, ...events: readonly NewEvent[]) =>
  [...foldInMemory(projection, recorded(...events)).values()][0];

describe('a recognition', () => {
  const of = {
    recognitionId: recognitionId.parse(uuid(10)),
    employeeId: recipient,
    nominatorId: nominator,
    pointsAwarded: 25,
  };
  const nominated = RecognitionNominated.of({
    ...of,
    recipientId: recipient,
    categoryId: recognitionCategoryId.parse(uuid(11)),
    title: 'Saved the release',
    description: 'Found the mistake.',
    visibility: 'department',
    approverId: approver,
  });
  const approved = RecognitionApproved.of({ ...of, approvedBy: approver, title: 'Saved the release' });
  const declined = RecognitionDeclined.of({ ...of, declinedBy: approver, reason: 'Twice the same.' });
  const handedOver = RecognitionHandedOver.of({ ...of, approverId: other, title: 'Saved the release' });

  test('waits, is handed over, and counts from its approval on', () => {
    expect(rowAfter(recognitions, nominated)).toMatchObject({
      recipientId: recipient,
      status: 'nominated',
      isApproved: false,
      pointsAwarded: 25,
      visibility: 'department',
      approverId: approver,
      approvedAt: null,
    });
    expect(rowAfter(recognitions, nominated, handedOver)).toMatchObject({ approverId: other });
    expect(rowAfter(recognitions, nominated, approved)).toMatchObject({
      status: 'approved',
      isApproved: true,
      approvedBy: approver,
      approvedAt: at(1),
      createdAt: at(0),
    });
    expect(rowAfter(recognitions, nominated, declined)).toMatchObject({
      status: 'declined',
      isApproved: false,
      declinedBy: approver,
      declinedReason: 'Twice the same.',
    });
  });

  test('moves the recipient’s screen only once it is approved', () => {
    const concerned = (...events: NewEvent[]) => {
      const row = rowAfter(recognitions, ...events);
      const last = recorded(...events).at(-1);
      return row && last ? recognitions.concernsOf(row, last) : [];
    };
    expect(concerned(nominated)).toEqual([nominator, approver]);
    expect(concerned(nominated, declined)).toEqual([nominator, approver]);
    expect(concerned(nominated, approved)).toEqual([nominator, approver, recipient]);
  });
});

test('a category is defined, revised and retired', () => {
  const words = {
    categoryId: recognitionCategoryId.parse(uuid(11)),
    name: 'Teamwork',
    description: 'Together.',
    iconName: 'users' as const,
    color: 'blue' as const,
    pointValue: 10,
  };
  const defined = RecognitionCategoryDefined.of(words);
  expect(rowAfter(recognitionCategories, defined)).toMatchObject({ name: 'Teamwork', isActive: true });
  const revised = RecognitionCategoryRevised.of({ ...words, pointValue: 20 });
  const retired = RecognitionCategoryRetired.of({ categoryId: words.categoryId });
  expect(rowAfter(recognitionCategories, defined, revised, retired)).toMatchObject({
    pointValue: 20,
    isActive: false,
    createdAt: at(0),
  });
});

test('a tier and a reward are made, revised and taken out of use', () => {
  const tier = {
    tierId: rewardTierId.parse(uuid(20)),
    name: 'Gold',
    description: 'For many.',
    requiredPoints: 500,
    badgeIcon: 'trophy' as const,
    badgeColor: 'yellow' as const,
    benefits: ['A day off'],
  };
  expect(
    rowAfter(
      rewardTiers,
      RewardTierDefined.of(tier),
      RewardTierRevised.of({ ...tier, requiredPoints: 600 }),
      RewardTierRetired.of({ tierId: tier.tierId }),
    ),
  ).toMatchObject({ requiredPoints: 600, benefits: ['A day off'], isActive: false, createdAt: at(0) });
  const reward = {
    rewardId: rewardId.parse(uuid(21)),
    name: 'Lunch',
    description: 'With the team.',
    points: 50,
    minimumTierId: null,
  };
  expect(
    rowAfter(
      rewards,
      RewardOffered.of(reward),
      RewardRevised.of({ ...reward, points: 60, minimumTierId: tier.tierId }),
      RewardWithdrawn.of({ rewardId: reward.rewardId }),
    ),
  ).toMatchObject({ points: 60, minimumTierId: tier.tierId, isActive: false });
});

describe('points', () => {
  const redemption = {
    employeeId: recipient,
    redemptionId: redemptionId.parse(uuid(30)),
    rewardName: 'Lunch',
  };
  const credited = PointsCredited.of({
    employeeId: recipient,
    points: 100,
    transactionType: 'recognition',
    referenceId: uuid(10),
    description: 'Saved the release',
    issuedBy: approver,
  });
  const redeemed = PointsRedeemed.of({
    ...redemption,
    rewardId: rewardId.parse(uuid(21)),
    points: 60,
    approverId: approver,
  });
  const handedOver = RedemptionHandedOver.of({ ...redemption, points: 60, approverId: other });
  const approved = RedemptionApproved.of({ ...redemption, approvedBy: other });
  const refused = RedemptionRefused.of({ ...redemption, refusedBy: other, reason: 'Next month.' });
  const refunded = PointsRefunded.of({ ...redemption, points: 60, issuedBy: other });
  const reached = TierReached.of({
    employeeId: recipient,
    tierId: rewardTierId.parse(uuid(20)),
    tierName: 'Silver',
    requiredPoints: 100,
  });

  test('are what came in less what is reserved; a lifetime’s never fall', () => {
    expect(rowAfter(employeePoints, credited, reached)).toMatchObject({
      totalPoints: 100,
      lifetimePoints: 100,
      currentTierId: uuid(20),
    });
    expect(rowAfter(employeePoints, credited, redeemed)).toMatchObject({
      totalPoints: 40,
      lifetimePoints: 100,
    });
    expect(rowAfter(employeePoints, credited, redeemed, refused, refunded)).toMatchObject({
      totalPoints: 100,
      lifetimePoints: 100,
      lastUpdated: at(3),
    });
  });

  test('unfold into transactions that add up to them', () => {
    const all = [
      ...foldInMemory(pointTransactions, recorded(credited, redeemed, refused, refunded)).values(),
    ] as unknown as readonly { points: number; transactionType: string; place: number }[];
    expect(all.map(({ points, transactionType, place }) => [points, transactionType, place])).toEqual([
      [100, 'recognition', 0],
      [-60, 'redemption', 1],
      [60, 'refund', 3],
    ]);
  });

  test('redeemed wait for the manager of today, and are approved or refused with a reason', () => {
    expect(rowAfter(redemptions, redeemed)).toMatchObject({ status: 'pending', approverId: approver });
    expect(rowAfter(redemptions, redeemed, handedOver, approved)).toMatchObject({
      status: 'approved',
      approverId: other,
      decidedBy: other,
      decidedAt: at(2),
      reason: null,
    });
    expect(rowAfter(redemptions, redeemed, refused)).toMatchObject({
      status: 'refused',
      reason: 'Next month.',
    });
  });
});

test('a milestone is planned, revised, started, achieved and credited, or given up with a reason', () => {
  const milestoneId = organizationalMilestoneId.parse(uuid(40));
  const words = {
    milestoneId,
    title: 'Ten thousand calls',
    description: 'Answered.',
    milestoneType: 'customer' as const,
    targetDate: '2026-06-30',
    celebrationPlan: 'Cake.',
    pointsReward: 7,
    eligibleEmployees: [],
  };
  const planned = OrganizationalMilestonePlanned.of({ ...words, createdBy: approver });
  const revised = OrganizationalMilestoneRevised.of({ ...words, eligibleEmployees: [recipient] });
  const started = OrganizationalMilestoneStarted.of({ milestoneId });
  const achieved = MilestoneAchieved.of({
    milestoneId,
    title: words.title,
    achievedDate: '2026-03-01',
    pointsReward: 7,
    eligibleEmployees: [recipient],
    achievedBy: approver,
  });
  const credited = MilestoneRewardsCredited.of({ milestoneId, peopleCredited: 1 });
  expect(rowAfter(organizationalMilestones, planned)).toMatchObject({
    status: 'planned',
    createdBy: approver,
  });
  expect(rowAfter(organizationalMilestones, planned, revised, started)).toMatchObject({
    status: 'in_progress',
    eligibleEmployees: [recipient],
  });
  expect(rowAfter(organizationalMilestones, planned, revised, achieved, credited)).toMatchObject({
    status: 'achieved',
    achievedDate: '2026-03-01',
    rewardsCreditedAt: at(3),
  });
  const cancelled = OrganizationalMilestoneCancelled.of({ milestoneId, cancelledBecause: 'Another plan.' });
  expect(rowAfter(organizationalMilestones, planned, cancelled)).toMatchObject({
    status: 'cancelled',
    cancelledBecause: 'Another plan.',
  });
});
