import { CELEBRATIONS } from '@annals/contracts/features/celebrations/constants';
import type { CelebrationChoice, CelebrationsRow } from '@annals/contracts/features/celebrations/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RewardTierId } from '@annals/contracts/features/rewards/ids';
import type { ReadModels } from '../../engine/connections';

/** What a person wants celebrated; everything, until they choose otherwise. */
export async function celebrationChoicesOf(
  db: ReadModels,
  personId: PersonId,
): Promise<readonly CelebrationChoice[]> {
  const row = await db<CelebrationsRow>('celebrations').where({ id: personId }).first();
  return CELEBRATIONS.map((celebration) => ({ celebration, on: !(row?.off ?? []).includes(celebration) }));
}

/** Somebody with an anniversary about now, and where their clock is. */
export interface Anniversary {
  readonly id: PersonId;
  readonly hireDate: string;
  readonly timeZone: string | null;
}

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
  return (await db('people as person')
    .leftJoin('celebrations as celebrated', 'celebrated.id', 'person.id')
    .whereNull('person.departedOn')
    .whereNot('person.role', 'auditor')
    .where('person.hireDate', '<', since)
    .whereRaw(`to_char(person."hireDate", 'MM-DD') = ANY(?::text[])`, [[...daysOfYear]])
    .whereRaw(`coalesce(celebrated."lastAnniversary" < ?::date, true)`, [since])
    .whereRaw(`NOT 'work_anniversary' = ANY(coalesce(celebrated.off, '{}'))`)
    .modify((query) => {
      if (after) void query.where('person.id', '>', after.id);
    })
    .select('person.id', 'person.hireDate', 'person.timeZone')
    .orderBy('person.id')
    .limit(limit)) as Anniversary[];
}

/** A tier that somebody reached and that nobody was told of. */
export interface TierToCelebrate {
  readonly id: PersonId;
  readonly tierId: RewardTierId;
  readonly tierName: string;
  readonly tierReachedAt: string;
}

/** The tiers reached since a moment that have not been celebrated, oldest first. */
export async function tiersToCelebrate(
  db: ReadModels,
  { since, after, limit }: { since: string; after?: TierToCelebrate | undefined; limit: number },
): Promise<TierToCelebrate[]> {
  return (await db('celebrations as celebrated')
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
    .limit(limit)) as TierToCelebrate[];
}
