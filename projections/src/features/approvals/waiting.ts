import { personId } from '@annals/contracts/kernel/ids';
import { recognitionId } from '@annals/contracts/features/recognition/ids';
import { redemptionId } from '@annals/contracts/features/rewards/ids';
import { review360Id } from '@annals/contracts/features/reviews-360/ids';
import { REMINDED_OF_APPROVAL } from '@annals/contracts/features/reviews-360/constants';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** Up to where a list of what waits was read: it is walked by key, however long it is. */
export interface WaitingKey {
  readonly createdAt: string;
  readonly id: string;
}

export interface WaitingPage {
  /** What was asked for after this moment (ISO) has not waited for long enough. */
  readonly before: string;
  readonly after?: WaitingKey | undefined;
  readonly limit: number;
}

/** Something that waits for an approval, by the schema of its id, and whom it is about. */
const waits = <Id extends z.ZodType>(id: Id) =>
  z.object({ id, createdAt: z.iso.datetime(), employeeId: personId });
const nomination = waits(recognitionId);
const redemption = waits(redemptionId);
const review360 = waits(review360Id);

/** Nominations whose approver has not been reminded, oldest first; none for somebody who has left. */
export async function nominationsLeftWaiting(
  db: ReadModels,
  page: WaitingPage,
): Promise<z.infer<typeof nomination>[]> {
  return rowsOf(
    nomination,
    waiting(db('recognitions as thing'), 'recipientId', page)
      .where('thing.status', 'nominated')
      .whereNotNull('thing.approverId')
      .whereNull('thing.remindedAt'),
  );
}

/** Rewards asked for whose approver has not been reminded, oldest first; none of somebody who has left. */
export async function redemptionsLeftWaiting(
  db: ReadModels,
  page: WaitingPage,
): Promise<z.infer<typeof redemption>[]> {
  return rowsOf(
    redemption,
    waiting(db('redemptions as thing'), 'employeeId', page)
      .where('thing.status', 'pending')
      .whereNotNull('thing.approverId')
      .whereNull('thing.remindedAt'),
  );
}

/** 360-degree reviews whose reviewers wait for approval, and whose manager has not been reminded of that, oldest first. */
export async function reviews360LeftWaiting(
  db: ReadModels,
  page: WaitingPage,
): Promise<z.infer<typeof review360>[]> {
  return rowsOf(
    review360,
    waiting(db('review_360 as thing'), 'revieweeId', page)
      .where('thing.status', 'draft')
      .whereRaw('NOT ? = ANY(thing."remindedOf")', [REMINDED_OF_APPROVAL])
      .whereNotNull('thing.managerId'),
  );
}

function waiting(
  things: Knex.QueryBuilder,
  about: string,
  { before, after, limit }: WaitingPage,
): Knex.QueryBuilder {
  return things
    .join('people as person', 'person.id', `thing.${about}`)
    .whereNull('person.departedOn')
    .where('thing.createdAt', '<=', before)
    .modify((query) => {
      if (after)
        void query.whereRaw('(thing."createdAt", thing.id) > (?::timestamptz, ?::uuid)', [
          after.createdAt,
          after.id,
        ]);
    })
    .orderBy(['thing.createdAt', 'thing.id'])
    .limit(limit)
    .select({ id: 'thing.id', createdAt: 'thing.createdAt', employeeId: `thing.${about}` });
}
