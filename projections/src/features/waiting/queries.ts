import type { WaitingName } from '@annals/contracts/kernel/feature';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { WAITING_NAMES } from '@annals/contracts/waiting-kinds';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import type { CountedDay, WaitingCounts } from '../../engine/counted-rows';

const counted = z.object({ name: z.enum(WAITING_NAMES), count: z.int().positive() });

/** How much of what waits for a person, in one query; what does not is left out. @param waiting how it is counted */
export async function waitingFor(
  db: ReadModels,
  personId: PersonId,
  waiting: WaitingCounts,
  day: CountedDay,
): Promise<readonly { name: WaitingName; count: number }[]> {
  const counts = WAITING_NAMES.flatMap((name) =>
    (waiting[name] ?? []).map(({ table, whose, where }) =>
      where(db(table), day)
        .where(whose, personId)
        .select(db.raw('?::text AS name', [name]), db.raw('count(*)::integer AS count')),
    ),
  );
  return rowsOf(
    counted,
    db
      .from(db.unionAll(counts, true).as('waiting'))
      .where('count', '>', 0)
      .groupBy('name')
      .select('name', db.raw('sum(count)::integer AS count')),
  );
}
