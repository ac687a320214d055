import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ReadModels } from '../../engine/connections';

/** What a proposed review rests on today. */
export interface Surroundings360 {
  /** Whether the reviewee works here and takes part. */
  readonly isKnown: boolean;
  readonly managerId: PersonId | null;
  /** Of the people nominated, those beside the reviewee and those who report to them; the reviewee and the manager are asked anyway. */
  readonly peerIds: PersonId[];
  readonly directReportIds: PersonId[];
  /** Whether somebody was nominated who does not work here, or only reads the log. */
  readonly someoneUnknown: boolean;
}

/** Where the people nominated stand to the reviewee. */
export async function surroundings360(
  db: ReadModels,
  revieweeId: PersonId,
  reviewerIds: readonly PersonId[],
): Promise<Surroundings360> {
  const people = await db<{
    id: PersonId;
    managerId: PersonId | null;
    departedOn: string | null;
    role: string;
  }>('people')
    .select('id', 'managerId')
    .whereIn('id', [...new Set([revieweeId, ...reviewerIds])])
    .whereNull('departedOn')
    .whereNot('role', 'auditor');
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
