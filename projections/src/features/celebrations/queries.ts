import { CELEBRATIONS } from '@annals/contracts/features/celebrations/constants';
import { celebrationsRow, type CelebrationChoice } from '@annals/contracts/features/celebrations/views';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rewardTierId } from '@annals/contracts/features/rewards/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { working } from '../people/working';

/** What a person wants celebrated; everything, until they choose otherwise. */
export async function celebrationChoicesOf(
  db: ReadModels,
  personId: PersonId,
): Promise<readonly CelebrationChoice[]> {
  const row = await rowOf(celebrationsRow, db('celebrations').where({ id: personId }).limit(1));
  return CELEBRATIONS.map((celebration) => ({ celebration, on: !(row?.off ?? []).includes(celebration) }));
}

/** Somebody with an anniversary about now, and where their clock is. */
const anniversary = z.object({
  id: personId,
  hireDate: z.string(),
  timeZone: z.string().nullable(),
});
export type Anniversary = z.infer<typeof anniversary>;

/**
 * Those who joined on one of these days of the year, in an earlier year, whose anniversary has not been celebrated since, by id. Auditors take
 * part in nothing.
 * @param daysOfYear such as `02-28`
 * @param since the earliest of these days, with its year
 */
export async function anniversariesAbout(
  db: ReadModels,
  {
    daysOfYear,
    since,
    after,
    limit,
  }: { daysOfYear: readonly string[]; since: string; after?: Anniversary | undefined; limit: number },
): Promise<Anniversary[]> {
  return rowsOf(
    anniversary,
    db('people as person')
      .leftJoin('celebrations as celebrated', 'celebrated.id', 'person.id')
      .modify(working, 'person')
      .where('person.hireDate', '<', since)
      .whereRaw(`to_char(person."hireDate", 'MM-DD') = ANY(?::text[])`, [[...daysOfYear]])
      .whereRaw(`coalesce(celebrated."lastAnniversary" < ?::date, true)`, [since])
      .whereRaw(`NOT 'work_anniversary' = ANY(coalesce(celebrated.off, '{}'))`)
      .modify((query) => {
        if (after) void query.where('person.id', '>', after.id);
      })
      .select('person.id', 'person.hireDate', 'person.timeZone')
      .orderBy('person.id')
      .limit(limit),
  );
}

/** A tier that somebody reached and that nobody was told of. */
const tierToCelebrate = z.object({
  id: personId,
  tierId: rewardTierId,
  tierName: z.string(),
  tierReachedAt: z.string(),
});
export type TierToCelebrate = z.infer<typeof tierToCelebrate>;

/** The tiers reached since a moment that have not been celebrated, oldest first. */
export async function tiersToCelebrate(
  db: ReadModels,
  { since, after, limit }: { since: string; after?: TierToCelebrate | undefined; limit: number },
): Promise<TierToCelebrate[]> {
  return rowsOf(
    tierToCelebrate,
    db('celebrations as celebrated')
      .join('people as person', 'person.id', 'celebrated.id')
      .whereNull('person.departedOn')
      .where('celebrated.tierReachedAt', '>', since)
      .whereRaw(`celebrated."tierId" IS DISTINCT FROM celebrated."tierCelebrated"`)
      .whereRaw(`NOT 'tier_reached' = ANY(celebrated.off)`)
      .whereNotNull('person.managerId')
      .modify((query) => {
        if (after)
          void query.whereRaw('(celebrated."tierReachedAt", celebrated.id) > (?::timestamptz, ?::uuid)', [
            after.tierReachedAt,
            after.id,
          ]);
      })
      .select('celebrated.id', 'celebrated.tierId', 'celebrated.tierName', 'celebrated.tierReachedAt')
      .orderBy(['celebrated.tierReachedAt', 'celebrated.id'])
      .limit(limit),
  );
}
