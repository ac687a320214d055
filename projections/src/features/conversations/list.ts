import type { MeetingStatus } from '@annals/contracts/features/meetings/constants';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { readCursor, type PageRequest } from '../../engine/page';
import { idsInReach, reachOf, type Reader } from '../../engine/scope';

/** The read models of meetings of an employee with somebody else, and the column with the other one. */
export const ONE_TO_ONES = { table: 'meetings', holder: 'managerId' } as const;
export const SKIP_LEVELS = { table: 'skip_level_meetings', holder: 'seniorLeaderId' } as const;
export type Conversations = typeof ONE_TO_ONES | typeof SKIP_LEVELS;

export interface ConversationsRequest extends PageRequest {
  /** `mine`: only those the reader takes part in. */
  readonly whose?: 'mine' | undefined;
  readonly status?: MeetingStatus | undefined;
}

/** When the last meeting of a page takes place, and its id. */
const listKey = z.tuple([z.iso.datetime(), z.uuid()]);

/** The key of a row, for the page after it. */
export const listKeyOf = ({ scheduledAt, id }: { readonly scheduledAt: string; readonly id: string }) => [
  scheduledAt,
  id,
];

/**
 * A page, and one more, of the meetings a reader takes part in and, unless they ask for theirs alone, of those of the people in their
 * reach: rows of a table called `meetings`.
 * @param order by time: `desc` for the latest first
 * @param narrow keeps those that are wanted
 * @throws BrokenCursor
 */
export function conversationsFor(
  db: ReadModels,
  { table, holder }: Conversations,
  reader: Reader,
  request: ConversationsRequest,
  order: 'asc' | 'desc' = 'desc',
  narrow: (query: Knex.QueryBuilder) => void = () => undefined,
): Knex.QueryBuilder {
  const cursor = readCursor(request.after, listKey);
  const page = (from: Knex.QueryBuilder) =>
    from
      .select('meetings.*')
      .modify((query) => {
        if (request.status) void query.where('meetings.status', request.status);
        narrow(query);
        if (cursor)
          void query.whereRaw(
            `(meetings."scheduledAt", meetings.id) ${order === 'asc' ? '>' : '<'} (?::timestamptz, ?::uuid)`,
            cursor,
          );
      })
      .orderBy([
        { column: 'meetings.scheduledAt', order },
        { column: 'meetings.id', order },
      ])
      .limit(request.limit + 1);
  const all = () => db(`${table} as meetings`);
  const reach = request.whose === 'mine' ? 'self' : reachOf(reader);
  if (reach === 'everyone') return page(all());
  // The newest of each way in which a meeting can be visible, each found by its own index and cut to a page: an OR over these would read
  // every meeting of the organization.
  const asHolder = page(all().where(`meetings.${holder}`, reader.id));
  const ofPeople =
    reach === 'self'
      ? page(all().where('meetings.employeeId', reader.id))
      : reach === 'reports'
        ? page(perPerson(db, reader, page(all().whereRaw('meetings."employeeId" = person.id'))))
        : page(all().whereIn('meetings.employeeId', idsInReach(db, reader)));
  return page(db.from(db.union([asHolder, ofPeople], true).as('meetings')));
}

/** The newest meetings of each of a manager's reports, by the index of the employee: few people, few rows each. */
function perPerson(db: ReadModels, reader: Reader, ofOne: Knex.QueryBuilder): Knex.QueryBuilder {
  const both = db.raw('(?) AS person CROSS JOIN LATERAL (?) AS meetings', [idsInReach(db, reader), ofOne]);
  return db.from(db.select('meetings.*').from(both).as('meetings'));
}

/** Keeps what a reader may know of, where one meeting is asked for. */
export function inReachOf(db: ReadModels, { holder }: Conversations, reader: Reader) {
  return (query: Knex.QueryBuilder): void => {
    void query.where((either) =>
      either
        .where(`meetings.${holder}`, reader.id)
        .orWhere('meetings.employeeId', reader.id)
        .orWhereIn('meetings.employeeId', idsInReach(db, reader)),
    );
  };
}
