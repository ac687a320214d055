import {
  pulseAnnouncementRow,
  pulseAnnouncementView,
  type PulseAnnouncementView,
} from '@annals/contracts/features/wellbeing/views';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';

/** How far back they are listed, and how many at most. */
const LISTED_WEEKS = 26;
const MOST = 60;

const namedRow = pulseAnnouncementRow.extend({ announcedByName: z.string().nullable() });

/** The announcements of the last half year and all that are ahead, latest week first. */
export async function announcements(db: ReadModels, now: Date): Promise<PulseAnnouncementView[]> {
  const thisWeek = weekOf(now.toISOString());
  const rows = await rowsOf(
    namedRow,
    db('pulse_announcements as announcement')
      .joinRaw('LEFT JOIN people AS person ON person.id::text = announcement."announcedBy"')
      .where('announcement.week', '>=', weeksBefore(thisWeek, LISTED_WEEKS))
      .orderBy('announcement.week', 'desc')
      .limit(MOST)
      .select('announcement.*')
      .select(db.raw(`person."firstName" || ' ' || person."lastName" AS "announcedByName"`)),
  );
  return rows.map((row) =>
    pulseAnnouncementView.parse({
      ...row,
      time: row.week < thisWeek ? 'past' : row.week === thisWeek ? 'now' : 'ahead',
    }),
  );
}
