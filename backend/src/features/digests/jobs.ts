import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import {
  digestCountsOf,
  type DigestCounts,
  type DigestWeek,
} from '@annals/projections/features/digests/counts';
import { digestRecipients, timeZonesInUse } from '@annals/projections/features/digests/recipients';
import { z } from 'zod';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import { JOBS_SCHEMA } from '../../platform/kernel/jobs-schema';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll, eachPage } from '../../platform/commands/settle-all';
import { statesOf } from '../../platform/commands/state-of';
import { person } from '../person/person-decider';
import type { Services } from '../../platform/services/services';
import { weeklyDigest } from './decider';
import { weekDueIn } from './monday';

const emptyDigest = z.object({
  person_id: personId,
});

const SWEEP = 'sweep-weekly-digests';
const SWEEP_EVERY_MS = 10 * 60_000;

type Week = DigestWeek & { readonly week: string };

/** What the job does: give everybody whose Monday morning it is the digest of the week, counted for a page of people at once. */
export function digestJobs(services: Services): JobHandlers {
  const { readModels, clock, timeZone: organizations } = services;
  return {
    [SWEEP]: async () => {
      const now = clock().getTime();
      await settleAll(await timeZonesInUse(readModels, organizations), async (timeZone) => {
        const due = weekDueIn(timeZone, now);
        if (!due) return;
        await eachPage<{ id: PersonId }>(
          (after, limit) =>
            digestRecipients(readModels, { timeZone, organizations, week: due.week, after, limit }),
          (rows) =>
            digestsOf(
              services,
              rows.map(({ id }) => id),
              due,
            ),
        );
      });
    },
  };
}

/** The digests of a page of people. A person who had nothing in theirs on Monday morning is not looked at again before the next. */
async function digestsOf(services: Services, page: readonly PersonId[], week: Week): Promise<void> {
  const { pool, readModels, features } = services;
  const empty = await rowsOf(
    emptyDigest,
    pool.query(
      `SELECT person_id FROM ${JOBS_SCHEMA}.empty_digests WHERE week = $1 AND person_id = ANY($2::uuid[])`,
      [week.week, page],
    ),
  );
  const looked = new Set(empty.map(({ person_id: id }) => id));
  const personIds = page.filter((id) => !looked.has(id));
  if (personIds.length === 0) return;
  const counts = await digestCountsOf(readModels, personIds, week, features.waiting);
  await prepare(services, counts, week);
  await pool.query(
    `INSERT INTO ${JOBS_SCHEMA}.empty_digests (person_id, week) SELECT unnest($2::uuid[]), $1
     ON CONFLICT (person_id) DO UPDATE SET week = excluded.week`,
    [week.week, personIds.filter((id) => !counts.has(id))],
  );
}

/** The command ids are derived from the person and the week, so there is only one digest. */
async function prepare(
  { log, dispatchMany }: Services,
  counts: ReadonlyMap<PersonId, DigestCounts>,
  { week }: Week,
): Promise<void> {
  const states = await statesOf(log, person, [...counts.keys()]);
  const commands = [...counts].map(([employeeId, counted]) => ({
    id: employeeId,
    command: {
      type: 'PrepareDigest' as const,
      employeeId,
      week,
      items: [...counted].map(([item, count]) => ({ item, count })),
    },
    origin: {
      actor: { id: 'system:digest', role: 'system' } as const,
      commandId: derivedId('weekly-digest', employeeId, week),
    },
  }));
  // Who has left since then, as the log knows, gets none.
  await dispatchMany(
    weeklyDigest,
    commands.filter((_, index) => states[index]?.status === 'employed'),
  );
}

/** Keeps looking for people whose Monday morning it is. */
export function sweepDigests(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
