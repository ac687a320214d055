import { eventQuery, type EventQuery } from '@annals/contracts/features/audit/filter';
import type {
  AuditEvent,
  AuditEventPage,
  EventFacets,
  EventHistogram,
} from '@annals/contracts/features/audit/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { readCursor } from '../../engine/page';
import { namesOf } from '../people/queries';
import { eventIndexRow } from './event-index-fold';
import { histogram, isInHours } from './histogram';
import { matching } from './matching';

/** When the last event seen happened, and its position. */
const eventKey = z.tuple([z.iso.datetime(), z.number()]);
type Key = z.infer<typeof eventKey>;

/** What a list shows of an event. */
export const LISTED = [
  'id',
  'position',
  'type',
  'feature',
  'stream',
  'revision',
  'actorId',
  'actorRole',
  'tokenName',
  'people',
  'occurredAt',
  'recordedAt',
  'commandId',
  'hasSensitive',
].map((column) => `event.${column}`);
export const listedRow = eventIndexRow.omit({ correlationId: true, causationId: true, words: true });
export type ListedRow = z.infer<typeof listedRow>;

interface PageAsked {
  readonly limit: number;
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
}

/**
 * A page of the events that match, newest first. Pages are found by key in both directions, so the thousandth costs what the first does.
 * @throws BrokenCursor
 */
export async function eventPage(
  db: ReadModels,
  filter: EventQuery,
  asked: PageAsked,
): Promise<AuditEventPage> {
  const before = readCursor(asked.older, eventKey);
  const after = before === undefined ? readCursor(asked.newer, eventKey) : undefined;
  const direction = after ? 'asc' : 'desc';
  const found = await rowsOf(
    listedRow,
    matching(db, filter)
      .select(LISTED)
      .modify((query) => {
        if (before) void query.whereRaw(`${PLACE} < (?::timestamptz, ?::numeric)`, before);
        if (after) void query.whereRaw(`${PLACE} > (?::timestamptz, ?::numeric)`, after);
      })
      .orderBy([
        { column: 'event.occurredAt', order: direction },
        { column: 'event.position', order: direction },
      ])
      .limit(asked.limit + 1),
  );
  const goesOn = found.length > asked.limit;
  const shown = found.slice(0, asked.limit);
  if (after) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  // Behind a cursor there is always the page it came from.
  return {
    events: await named(db, shown),
    newer: first && (after ? goesOn : before !== undefined) ? cursorOf(first) : null,
    older: last && (after !== undefined || goesOn) ? cursorOf(last) : null,
  };
}

const PLACE = '(event."occurredAt", event.position)';

function cursorOf({ occurredAt, position }: ListedRow): string {
  return Buffer.from(JSON.stringify([occurredAt, position] satisfies Key)).toString('base64url');
}

/** The most people whose names a list shows of one event. */
const MOST_NAMED = 4;

/** Rows of the index with the names of the people in them. */
export async function named(db: ReadModels, rows: readonly ListedRow[]): Promise<AuditEvent[]> {
  const shown = rows.map((row) => ({ ...row, people: row.people.slice(0, MOST_NAMED) }));
  const names = await namesOf(
    db,
    shown.flatMap(({ actorId, people }) => (UUID.test(actorId) ? [actorId, ...people] : people)),
  );
  return shown.map((row) => ({
    ...row,
    position: String(row.position),
    actorName: actorIn(names, row),
    people: row.people.map((id) => ({ id, name: nameIn(names, id) })),
  }));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A name; parts of the system by their own. */
export function nameIn(names: ReadonlyMap<string, string>, id: string): string {
  return (
    names.get(id) ??
    (id === 'system:alex' ? 'ALEX' : id.startsWith('system:') ? 'Annals' : 'A former colleague')
  );
}

/** Who acted: a token that is nobody's by its own name. */
function actorIn(names: ReadonlyMap<string, string>, { actorId, tokenName }: ListedRow): string {
  return tokenName !== null && actorId.startsWith('system:') ? tokenName : nameIn(names, actorId);
}

/** The most events that are counted one by one while somebody waits. */
const MOST_COUNTED = 20_000;
/** Fewer where words are looked for among what something else narrows down: each of those has to be read. */
const MOST_COUNTED_BY_READING = 2_000;

function mostCounted({ text, ...others }: EventQuery): number {
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  return text !== undefined && isNarrowed ? MOST_COUNTED_BY_READING : MOST_COUNTED;
}

const facetRow = z.object({
  feature: z.string().nullable(),
  type: z.string().nullable(),
  actorRole: z.string().nullable(),
  month: z.string().nullable(),
  count: z.coerce.number(),
});

/** The events that match, from the kept counts: one row for a day, a type and a role. */
function keptCounts(db: ReadModels, filter: EventQuery, { from, until }: Days): Knex.QueryBuilder {
  return db('event_counts as event').where((query) => {
    for (const column of ['feature', 'type'] as const)
      if (filter[column] !== undefined) void query.where(column, filter[column]);
    if (filter.role !== undefined) void query.where('actorRole', filter.role);
    if (filter.system === 'hidden') void query.whereNot('actorRole', 'system');
    if (from !== undefined) void query.where('day', '>=', from);
    if (until !== undefined) void query.where('day', '<', until);
  });
}

/** The newest events that match, one row each, and one more than are counted. */
function newestCounted(db: ReadModels, filter: EventQuery): Knex.QueryBuilder {
  return matching(db, filter)
    .orderBy([
      { column: 'event.occurredAt', order: 'desc' },
      { column: 'event.position', order: 'desc' },
    ])
    .limit(mostCounted(filter) + 1);
}

/** How the events that match are spread: from the kept counts where they can tell, else by counting the newest matches. */
export async function facetsOf(db: ReadModels, filter: EventQuery): Promise<EventFacets> {
  const days = wholeDays(filter);
  const most = mostCounted(filter);
  const source = days
    ? keptCounts(db, filter, days)
        .select('feature', 'type', 'actorRole', 'count')
        .select(db.raw('substr(day, 1, 7) AS month'))
    : newestCounted(db, filter)
        .select('feature', 'type', 'actorRole')
        .select(db.raw(`to_char("occurredAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month`), db.raw('1 AS count'));
  const rows = await rowsOf(
    facetRow,
    db
      .with('counted', source)
      .select('feature', 'type', 'actorRole', 'month', db.raw('sum(count)::int AS count'))
      .from('counted')
      .groupByRaw('GROUPING SETS ((feature), (type), ("actorRole"), (month))'),
  );
  const by = (column: 'feature' | 'type' | 'actorRole' | 'month') =>
    rows.flatMap((row) => {
      const value = row[column];
      return value === null ? [] : [{ value, count: row.count }];
    });
  const mostFirst = (values: ReturnType<typeof by>) =>
    values.sort((one, other) => other.count - one.count || one.value.localeCompare(other.value));
  const roles = mostFirst(by('actorRole'));
  const counted = roles.reduce((sum, { count }) => sum + count, 0);
  return {
    counted: days ? counted : Math.min(counted, most),
    isComplete: days !== null || counted <= most,
    features: mostFirst(by('feature')),
    types: mostFirst(by('type')),
    roles,
    months: by('month').sort((one, other) => one.value.localeCompare(other.value)),
  };
}

const bucketRow = z.object({ at: z.string(), count: z.coerce.number() });

/** When the events that match happened, in intervals that fit on a screen: from the kept counts where they can tell, else by counting the newest matches. */
export async function histogramOf(db: ReadModels, filter: EventQuery): Promise<EventHistogram> {
  const days = wholeDays(filter);
  const byDay = days
    ? await rowsOf(
        bucketRow,
        keptCounts(db, filter, days)
          .select(db.raw('day AS at'), db.raw('sum(count)::int AS count'))
          .groupBy('day')
          .orderBy('day'),
      )
    : undefined;
  const instants = byDay?.map(({ at, count }) => ({ at: Date.parse(at), count }));
  if (instants && !isInHours(instants.map(({ at }) => at)))
    return { ...histogram(instants), isComplete: true };
  const byHour = await rowsOf(
    bucketRow,
    db
      .with('counted', newestCounted(db, filter).select('event.occurredAt'))
      .select(
        db.raw(`to_char("occurredAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:00:00"Z"') AS at`),
        db.raw('count(*)::int AS count'),
      )
      .from('counted')
      .groupBy('at')
      .orderBy('at'),
  );
  const counted = byHour.reduce((sum, { count }) => sum + count, 0);
  return {
    ...histogram(byHour.map(({ at, count }) => ({ at: Date.parse(at), count }))),
    isComplete: counted <= mostCounted(filter),
  };
}

/** What the kept counts can tell of: a feature, a type, a role, whole days. */
const COUNTED_BY: ReadonlySet<string> = new Set(['feature', 'type', 'role', 'from', 'until', 'as', 'system']);

interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

function wholeDays(filter: EventQuery): Days | null {
  const asked = Object.entries(eventQuery.parse(filter)).filter(([, value]) => value !== undefined);
  if (asked.some(([name]) => !COUNTED_BY.has(name))) return null;
  const [from, until] = [dayAt(filter.from), dayAt(filter.until)];
  return from === null || until === null ? null : { from, until };
}

/** The day that begins at an instant; null when none does. */
function dayAt(instant: string | undefined): string | null | undefined {
  if (instant === undefined) return undefined;
  const iso = new Date(instant).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : null;
}
