import {
  OWN_ACTION_ITEMS,
  OWN_MEETINGS,
  type OwnMeetings,
} from '@annals/contracts/features/dashboard/own-meetings';
import { DURATION } from '@annals/contracts/features/meetings/constants';
import { meetingView } from '@annals/contracts/features/meetings/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { Knex } from 'knex';
import type { ReadModels } from '../../engine/connections';
import type { Reader } from '../../engine/scope';
import { namedMeeting, withNames, type NamedMeeting } from '../meetings/names';
import { stillToCome } from '../meetings/still-to-come';

const MINUTE_MS = 60_000;

type Narrow = (from: Knex.QueryBuilder) => Knex.QueryBuilder;

/** What the reader's own 1:1s come to on the dashboard, over all of them: the latest changes, what is next, and what is still to do. */
export async function ownMeetingsFor(db: ReadModels, reader: Reader, now: Date): Promise<OwnMeetings> {
  const earliest = new Date(now.getTime() - DURATION.maximum * MINUTE_MS).toISOString();
  const [recent, upcoming, withItems] = await Promise.all([
    ownMeetings(db, reader, (from) => from.orderBy('meetings.updatedAt', 'desc').limit(OWN_MEETINGS)),
    ownMeetings(db, reader, (from) =>
      from
        // Found by the index; the next line leaves out those that are over.
        .where('meetings.scheduledAt', '>', earliest)
        .modify(stillToCome, now.toISOString())
        .orderBy('meetings.scheduledAt')
        .limit(OWN_MEETINGS),
    ),
    // Nothing can be ticked off in a meeting that was cancelled.
    ownMeetings(db, reader, (from) =>
      from
        .whereNot('meetings.status', 'cancelled')
        .whereRaw('cardinality(meetings."actionItems") > 0')
        .orderBy('meetings.scheduledAt', 'desc')
        .limit(OWN_ACTION_ITEMS),
    ),
  ]);
  const openItems = withItems.flatMap((meeting) =>
    meeting.actions
      .filter(({ done }) => !done)
      .map(({ id, text, dueDate }) => ({
        id,
        text,
        dueDate,
        meetingId: meeting.id,
        meetingTitle: meeting.title,
      })),
  );
  return {
    recent: recent.map((row) => meetingView.parse(row)),
    upcoming: upcoming.map((row) => meetingView.parse(row)),
    openItems: openItems.slice(0, OWN_ACTION_ITEMS),
  };
}

/** The meetings in which the reader is one of the two, each side found by its own index and cut before they are put together. */
function ownMeetings(db: ReadModels, { id }: Reader, narrow: Narrow): Promise<readonly NamedMeeting[]> {
  const side = (who: 'managerId' | 'employeeId') =>
    narrow(db('meetings').select('meetings.*').where(`meetings.${who}`, id));
  return rowsOf(
    namedMeeting,
    withNames(
      db,
      narrow(
        db.from(db.union([side('managerId'), side('employeeId')], true).as('meetings')).select('meetings.*'),
      ),
    ),
  );
}
