import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Visibility } from '@annals/contracts/features/performance/constants';
import type { TimelineRow } from '@annals/contracts/features/performance/views';
import { rowOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';

const whereTheyStand = z.object({
  inReach: z.boolean(),
  isColleague: z.boolean().nullable(),
});

/**
 * The relation of a reader to the people whose entries are asked for: `line` — themself, their manager or above, HR; `colleague` — both
 * report to the same manager today; `none` — nothing but what they wrote themself.
 */
export type Standing = 'line' | 'colleague' | 'none';

/** What each standing may see besides one's own writing. */
export const SEEN_FROM: Readonly<Record<Standing, readonly Visibility[]>> = {
  line: ['public', 'manager'],
  colleague: ['public'],
  none: [],
};

/** The relation of a reader to one person today; undefined when there is no such person. */
export async function standingTo(
  db: ReadModels,
  reader: Reader,
  personId: PersonId,
): Promise<Standing | undefined> {
  const person = await rowOf(
    whereTheyStand,
    db('people as person')
      .select(
        db.raw('person.id IN (?) AS "inReach"', [idsInReach(db, reader)]),
        db.raw(
          'person."managerId" = (SELECT me."managerId" FROM people AS me WHERE me.id = ?) AS "isColleague"',
          [reader.id],
        ),
      )
      .where('person.id', personId)
      .limit(1),
  );
  if (!person) return undefined;
  if (person.inReach && reachOf(reader) !== 'no one') return 'line';
  return person.isColleague === true ? 'colleague' : 'none';
}

/** Whether a reader sees an entry from where they are. What was withdrawn is for its author and for those in the line of the person it is about. */
export function isVisibleTo(
  reader: Reader,
  standing: Standing,
  { managerId, visibility, withdrawnAt }: Pick<TimelineRow, 'managerId' | 'visibility' | 'withdrawnAt'>,
): boolean {
  if (managerId === reader.id) return true;
  return SEEN_FROM[standing].includes(visibility) && (withdrawnAt === null || standing === 'line');
}

/** Narrows a query on `performance_timeline` as `isVisibleTo` does. */
export function visibleTo(reader: Reader, standing: Standing): (query: Knex.QueryBuilder) => void {
  return (query) => {
    void query.where((seen) => {
      void seen.where('performance_timeline.managerId', reader.id).orWhere((shared) => {
        void shared.whereIn('performance_timeline.visibility', SEEN_FROM[standing]);
        if (standing !== 'line') void shared.whereNull('performance_timeline.withdrawnAt');
      });
    });
  };
}
