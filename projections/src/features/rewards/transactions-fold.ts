import { readable } from '@annals/contracts/kernel/erased';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import { pointTransactionRow } from '@annals/contracts/features/rewards/views';
import { z } from 'zod';
import { projection } from '../../engine/projection';

/** A transaction with its place among those of its person: what is paged by, and summed up to for the balance. */
export const placedTransaction = pointTransactionRow.extend({ place: z.int() });
type PlacedTransaction = z.infer<typeof placedTransaction>;

/** Every movement of points: the specification's `point_transactions`. */
export const pointTransactions = projection<PlacedTransaction, PointsAccountEvent>({
  name: 'point_transactions',
  version: 1,
  row: placedTransaction,
  indexes: { latestOfPerson: ['employeeId', 'place desc'], forWhat: ['referenceId', 'employeeId'] },
  tags: ['Points'],
  concerns: (row) => [row.employeeId],
  key: (event) => event.id,
  evolve: {
    PointsCredited: (_, event) => ({
      ...placed(event),
      points: event.data.points,
      transactionType: event.data.transactionType,
      referenceId: event.data.referenceId,
      description: readable(event.data.description),
      issuedBy: event.data.issuedBy,
    }),
    PointsRedeemed: (_, event) => ({
      ...placed(event),
      points: -event.data.points,
      transactionType: 'redemption',
      referenceId: event.data.redemptionId,
      description: event.data.rewardName,
      issuedBy: null,
    }),
    PointsRefunded: (_, event) => ({
      ...placed(event),
      points: event.data.points,
      transactionType: 'refund',
      referenceId: event.data.redemptionId,
      description: event.data.rewardName,
      issuedBy: event.data.issuedBy,
    }),
  },
});

function placed({ id, revision, data, metadata }: PointsAccountEvent) {
  return {
    id,
    employeeId: data.employeeId,
    createdAt: metadata.occurredAt,
    place: Number(revision),
  };
}
