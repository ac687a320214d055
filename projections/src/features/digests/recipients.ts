import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { noticeKinds } from '@annals/contracts/notice-kinds';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { working } from '../people/working';

const withId = z.object({
  id: personId,
});

const withTimeZone = z.object({ timeZone: z.string() });

/** The time zones in which people work, those without one of their own in the organization's. */
export async function timeZonesInUse(db: ReadModels, organizations: string): Promise<string[]> {
  const rows = await rowsOf(
    withTimeZone,
    db('people')
      .whereNull('departedOn')
      .distinct(db.raw('coalesce("timeZone", ?) AS "timeZone"', [organizations])),
  );
  return rows.map(({ timeZone }) => timeZone);
}

/**
 * Those who work in a time zone, want a digest, somewhere, and have not had the one of a week, by id. Auditors take part in nothing and get none.
 * @param organizations the time zone of those without one of their own
 */
export async function digestRecipients(
  db: ReadModels,
  {
    timeZone,
    organizations,
    week,
    after,
    limit,
  }: {
    timeZone: string;
    organizations: string;
    week: string;
    after?: { id: PersonId } | undefined;
    limit: number;
  },
): Promise<{ id: PersonId }[]> {
  const { app, email } = noticeKinds.weekly_digest.defaults;
  return rowsOf(
    withId,
    db('people as person')
      .leftJoin('weekly_digests as digest', 'digest.id', 'person.id')
      .leftJoin('inboxes as inbox', 'inbox.id', 'person.id')
      .select('person.id')
      .modify(working, 'person')
      .whereRaw('coalesce(person."timeZone", ?) = ?', [organizations, timeZone])
      .whereRaw('coalesce(digest.week < ?, true)', [week])
      .whereRaw(
        `(coalesce((inbox.choices -> 'weekly_digest' ->> 'app')::boolean, ?)
        OR coalesce((inbox.choices -> 'weekly_digest' ->> 'email')::boolean, ?))`,
        [app, email],
      )
      .modify((query) => {
        if (after) void query.where('person.id', '>', after.id);
      })
      .orderBy('person.id')
      .limit(limit),
  );
}
