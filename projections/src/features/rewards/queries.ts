import type { PersonId } from '@annals/contracts/kernel/ids';
import { LEADERBOARD_SIZE } from '@annals/contracts/features/rewards/constants';
import {
  pointTransactionView,
  leaderboardEntry,
  employeePointsRow,
  rewardView,
  rewardTierRow,
  type LeaderboardEntry,
  type OwnPoints,
  type PointTransactionView,
  type RewardTierRow,
  type RewardView,
} from '@annals/contracts/features/rewards/views';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';

const rankedPerson = leaderboardEntry
  .omit({ currentTier: true })
  .extend(employeePointsRow.pick({ currentTierId: true }).shape);
const transactionAtPlace = pointTransactionView.extend({
  place: z.number(),
});

/** The tiers, from the lowest; retired ones too, for the person who had reached them. */
export async function rewardTiersOf(db: ReadModels): Promise<RewardTierRow[]> {
  return rowsOf(rewardTierRow, db('reward_tiers').select('*').orderBy(['requiredPoints', 'id']));
}

/** The rewards, the cheapest first; those withdrawn last. */
export async function rewardsOf(db: ReadModels): Promise<RewardView[]> {
  return rowsOf(
    rewardView,
    db('rewards as reward')
      .leftJoin('reward_tiers as tier', 'tier.id', 'reward.minimumTierId')
      .select('reward.*', 'tier.name as minimumTierName')
      .orderBy([{ column: 'reward.isActive', order: 'desc' }, 'reward.points', 'reward.id']),
  );
}

/** A person's points and tier; of somebody who never had any, nothing and the starting tier. */
export async function ownPointsOf(db: ReadModels, employeeId: PersonId): Promise<OwnPoints> {
  const points = await rowOf(employeePointsRow, db('employee_points').where({ employeeId }).limit(1));
  const tiers = await rewardTiersOf(db);
  const current = tierOf(tiers, points?.currentTierId ?? null);
  const { totalPoints = 0, lifetimePoints = 0 } = points ?? {};
  const next = tiers.find(
    ({ isActive, requiredPoints }) =>
      isActive && requiredPoints > Math.max(lifetimePoints, current?.requiredPoints ?? 0),
  );
  return {
    totalPoints,
    lifetimePoints,
    currentTier: current,
    currentTierPoints: current?.requiredPoints ?? 0,
    nextTier: next ?? null,
  };
}

/** The people who work here today with the most points to redeem. */
export async function leaderboard(db: ReadModels): Promise<LeaderboardEntry[]> {
  const rows = await rowsOf(
    rankedPerson,
    db('employee_points as points')
      .join('people as person', 'person.id', 'points.employeeId')
      .whereNull('person.departedOn')
      .where('points.totalPoints', '>', 0)
      .orderBy([{ column: 'points.totalPoints', order: 'desc' }, 'points.id'])
      .limit(LEADERBOARD_SIZE)
      .select(
        'person.id',
        'person.firstName',
        'person.lastName',
        'person.profileImageUrl',
        'person.role',
        'points.totalPoints',
        'points.currentTierId',
      ),
  );
  const tiers = await rewardTiersOf(db);
  return rows.map((row) => ({ ...row, currentTier: tierOf(tiers, row.currentTierId) }));
}

/** The tier somebody reached, or the one that asks for no points. */
function tierOf(tiers: readonly RewardTierRow[], id: string | null): RewardTierRow | null {
  const starting = tiers.find(({ isActive, requiredPoints }) => isActive && requiredPoints === 0);
  return tiers.find((tier) => tier.id === id) ?? starting ?? null;
}

/** The place of the last transaction of a page. */
const transactionKey = z.tuple([z.int32()]);

/** A person's transactions, newest first, each with the balance after it. */
export async function transactionsOf(
  db: ReadModels,
  employeeId: PersonId,
  request: PageRequest,
): Promise<Page<PointTransactionView>> {
  const cursor = readCursor(request.after, transactionKey);
  const balances = db('point_transactions')
    .where({ employeeId })
    .select('*', db.raw('(sum(points) OVER (ORDER BY place))::int AS "balanceAfter"'))
    .as('transaction');
  const rows = await rowsOf(
    transactionAtPlace,
    db
      .from(balances)
      .leftJoin('people as issuer', 'issuer.id', 'transaction.issuedBy')
      .select('transaction.*', db.raw(`issuer."firstName" || ' ' || issuer."lastName" AS "issuedByName"`))
      .modify((query) => {
        if (cursor) void query.where('transaction.place', '<', cursor[0]);
      })
      .orderBy('transaction.place', 'desc')
      .limit(request.limit + 1),
  );
  return cutPage(rows, request.limit, ({ place }) => [place]);
}
