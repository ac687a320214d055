import type { Surroundings360 } from '@annals/contracts/features/reviews-360/surroundings';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { working } from '../people/working';

const idAndManagerId = z.object({ id: personId, managerId: personId.nullable() });

/** The relation of the people nominated to the reviewee. */
export async function surroundings360(
  db: ReadModels,
  revieweeId: PersonId,
  reviewerIds: readonly PersonId[],
): Promise<Surroundings360> {
  const people = await rowsOf(
    idAndManagerId,
    db('people')
      .select('id', 'managerId')
      .whereIn('id', [...new Set([revieweeId, ...reviewerIds])])
      .modify(working),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  const reviewee = byId.get(revieweeId);
  const managerId = reviewee?.managerId ?? null;
  const nominated = reviewerIds.filter((id) => id !== revieweeId && id !== managerId);
  const isReport = (id: PersonId) => byId.get(id)?.managerId === revieweeId;
  return {
    isKnown: reviewee !== undefined,
    managerId,
    peerIds: nominated.filter((id) => !isReport(id)),
    directReportIds: nominated.filter(isReport),
    someoneUnknown: reviewerIds.some((id) => !byId.has(id)),
  };
}
