import { personId } from '@annals/contracts/kernel/ids';
import { redemptionId, rewardId, rewardTierId } from '@annals/contracts/features/rewards/ids';
import {
  PointsCredited,
  PointsRedeemed,
  PointsRefunded,
  RedemptionApproved,
  RedemptionHandedOver,
  RedemptionRefused,
  TierReached,
} from '@annals/contracts/features/rewards/points-events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circumstancesAt, type Actor } from '../../platform/commands/decider';
import { DomainError, NotFound } from '../../platform/commands/domain-error';
import { asRecorded, given } from '../../platform/commands/given';
import { pointsAccount } from './decider';
import {
  NotEnoughPoints,
  OnlyTheSystemCredits,
  OwnRedemption,
  RedemptionAlreadyApproved,
  RedemptionAlreadyRefused,
  TierNotReached,
} from './errors';
import { REWARDS_ACTOR, type PointsAccountCommand, type PointsAccountState } from './points-account';

const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000b');
const managerId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const otherId = personId.parse('018f0000-0000-7000-8000-00000000000c');
const employee: Actor = { id: employeeId, role: 'employee' };
const manager: Actor = { id: managerId, role: 'manager' };
const other: Actor = { id: otherId, role: 'leader' };
const admin: Actor = { id: otherId, role: 'admin' };

const uuid = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const silver = { tierId: rewardTierId.parse(uuid(100)), tierName: 'Silver', requiredPoints: 100 };
const gold = { tierId: rewardTierId.parse(uuid(250)), tierName: 'Gold', requiredPoints: 250 };
const bronze = { tierId: rewardTierId.parse(uuid(0)), tierName: 'Bronze', requiredPoints: 0 };
const tiers = [bronze, silver, gold];

const creditOf = (points: number, reference = 1) => ({
  employeeId,
  points,
  transactionType: 'recognition' as const,
  referenceId: uuid(reference),
  description: 'Calm in the outage',
  issuedBy: managerId,
});
const credit = (points: number, reference?: number): PointsAccountCommand => ({
  type: 'CreditPoints',
  ...creditOf(points, reference),
  tiers,
});
const credited = (points: number, reference?: number) => PointsCredited.of(creditOf(points, reference));
const wishOf = (points: number, number = 900) => ({
  employeeId,
  redemptionId: redemptionId.parse(uuid(number)),
  rewardId: rewardId.parse(uuid(700)),
  rewardName: 'Book of your choice',
  points,
  approverId: managerId,
});
const redeem = (points: number, number?: number): PointsAccountCommand => ({
  type: 'RedeemReward',
  ...wishOf(points, number),
  minimumTier: null,
});
const redeemed = (points: number, number?: number) => PointsRedeemed.of(wishOf(points, number));
const ofWish = { employeeId, redemptionId: redemptionId.parse(uuid(900)), rewardName: 'Book of your choice' };
const approve = { type: 'ApproveRedemption' as const, redemptionId: ofWish.redemptionId, managerId };
const refuse = {
  type: 'RefuseRedemption' as const,
  redemptionId: ofWish.redemptionId,
  managerId,
  reason: 'No.',
};
const approved = RedemptionApproved.of({ ...ofWish, approvedBy: managerId });
const refused = [
  RedemptionRefused.of({ ...ofWish, refusedBy: managerId, reason: 'No.' }),
  PointsRefunded.of({ ...ofWish, points: 30, issuedBy: managerId }),
] as const;

describe('points', () => {
  test('are credited once for one thing', () => {
    given(pointsAccount).when(credit(25), REWARDS_ACTOR).then(credited(25));
    given(pointsAccount, credited(25)).when(credit(25), REWARDS_ACTOR).thenNothing();
    given(pointsAccount, credited(25)).when(credit(25, 2), REWARDS_ACTOR).then(credited(25, 2));
  });
  test('are credited by the system alone', () => {
    given(pointsAccount).when(credit(25), admin).refused(OnlyTheSystemCredits);
    given(pointsAccount).when(credit(25), employee).refused(OnlyTheSystemCredits);
  });
  test('of a lifetime reach tiers, each once, whatever was spent', () => {
    given(pointsAccount, credited(80))
      .when(credit(20, 2), REWARDS_ACTOR)
      .then(credited(20, 2), TierReached.of({ employeeId, ...silver }));
    given(pointsAccount)
      .when(credit(300), REWARDS_ACTOR)
      .then(credited(300), TierReached.of({ employeeId, ...gold }));
    given(pointsAccount, credited(100), TierReached.of({ employeeId, ...silver }), redeemed(90))
      .when(credit(10, 2), REWARDS_ACTOR)
      .then(credited(10, 2));
  });
});

describe('a reward', () => {
  test('is asked for with points one has, and reserves them', () => {
    given(pointsAccount, credited(30)).when(redeem(30), employee).then(redeemed(30));
    given(pointsAccount, credited(30)).when(redeem(31), employee).refused(NotEnoughPoints);
    given(pointsAccount, credited(30), redeemed(30)).when(redeem(1, 901), employee).refused(NotEnoughPoints);
    given(pointsAccount, credited(30), redeemed(30)).when(redeem(30), employee).thenNothing();
  });
  test('is asked for by its owner, who reached its tier', () => {
    given(pointsAccount, credited(30)).when(redeem(30), manager).refused(NotFound);
    given(pointsAccount, credited(99))
      .when({ ...wishOf(30), type: 'RedeemReward', minimumTier: silver }, employee)
      .refused(TierNotReached);
    given(pointsAccount, credited(100))
      .when({ ...wishOf(30), type: 'RedeemReward', minimumTier: silver }, employee)
      .then(redeemed(30));
  });
  test('is approved or refused by the manager or an administrator, never by whoever asked', () => {
    const asked = given(pointsAccount, credited(30), redeemed(30));
    asked.when(approve, manager).then(approved);
    asked.when(approve, admin).then(RedemptionApproved.of({ ...ofWish, approvedBy: otherId }));
    asked.when(approve, other).refused(NotFound);
    asked.when(approve, employee).refused(OwnRedemption);
    asked.when(approve, { ...employee, role: 'admin' }).refused(OwnRedemption);
  });
  test('that is refused gives its points back, once', () => {
    given(pointsAccount, credited(30), redeemed(30))
      .when(refuse, manager)
      .then(...refused);
    given(pointsAccount, credited(30), redeemed(30), ...refused)
      .when(refuse, manager)
      .thenNothing();
    given(pointsAccount, credited(30), redeemed(30), ...refused)
      .when(approve, manager)
      .refused(RedemptionAlreadyRefused);
    given(pointsAccount, credited(30), redeemed(30), approved)
      .when(refuse, manager)
      .refused(RedemptionAlreadyApproved);
    given(pointsAccount, credited(30), redeemed(30), ...refused)
      .when(redeem(30, 901), employee)
      .then(redeemed(30, 901));
  });
  test('that waits goes to another manager with its owner', () => {
    const handOver = { type: 'HandOverRedemptions' as const, managerId: otherId };
    given(pointsAccount, credited(30), redeemed(30))
      .when(handOver, { id: 'system:organisation', role: 'system' })
      .then(RedemptionHandedOver.of({ ...ofWish, points: 30, approverId: otherId }));
    given(pointsAccount, credited(30), redeemed(30), approved)
      .when(handOver, { id: 'system:organisation', role: 'system' })
      .thenNothing();
  });
});

test('whatever is asked in whatever order, the balance is what came in less what is spent or reserved, and never below zero', () => {
  const number = fc.integer({ min: 1, max: 6 });
  const command = fc.oneof(
    fc.record({ points: fc.integer({ min: 1, max: 80 }), number }).map(({ points, number: of }) => ({
      command: credit(points, of),
      actor: REWARDS_ACTOR,
    })),
    fc.record({ points: fc.integer({ min: 1, max: 80 }), number }).map(({ points, number: of }) => ({
      command: redeem(points, 900 + of),
      actor: employee,
    })),
    fc.record({ yes: fc.boolean(), number }).map(({ yes, number: of }) => ({
      command: { ...(yes ? approve : refuse), redemptionId: redemptionId.parse(uuid(900 + of)) },
      actor: manager,
    })),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (asked) => {
      let state: PointsAccountState = pointsAccount.initial;
      for (const [index, { command: wanted, actor }] of asked.entries()) {
        state = afterwards(state, wanted, actor, index);
        const reserved = [...state.redemptions.values()]
          .filter(({ status }) => status !== 'refused')
          .reduce((sum, { points }) => sum + points, 0);
        expect(state.balance).toBeGreaterThanOrEqual(0);
        expect(state.balance).toBe(state.lifetime - reserved);
      }
    }),
  );
});

function afterwards(
  state: PointsAccountState,
  command: PointsAccountCommand,
  actor: Actor,
  index: number,
): PointsAccountState {
  try {
    const events = pointsAccount.decide(
      command,
      state,
      circumstancesAt(actor, '2026-06-01T12:00:00.000Z', 'UTC'),
    );
    return events.reduce((so, event) => pointsAccount.evolve(so, asRecorded(event, index) as never), state);
  } catch (refusal) {
    if (refusal instanceof DomainError) return state;
    throw refusal;
  }
}
