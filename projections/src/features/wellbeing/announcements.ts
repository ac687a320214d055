import type { PulseAnnouncementRow, PulseAnnouncementView } from '@annals/contracts/features/wellbeing/views';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import type { ReadModels } from '../../engine/connections';

/** How far back they are listed, and how many at most. */
const LISTED_WEEKS = 26;
const MOST = 60;

/** The announcements of the last half year and all that are ahead, latest week first. */
export async function announcements(db: ReadModels, now: Date): Promise<PulseAnnouncementView[]> {
  const thisWeek = weekOf(now.toISOString());
  type Named = PulseAnnouncementRow & { readonly announcedByName: string | null };
  const rows: Named[] = await db('pulse_announcements as announcement')
    .joinRaw('LEFT JOIN people AS person ON person.id::text = announcement."announcedBy"')
    .where('announcement.week', '>=', weeksBefore(thisWeek, LISTED_WEEKS))
    .orderBy('announcement.week', 'desc')
    .limit(MOST)
    .select('announcement.*')
    .select(db.raw(`person."firstName" || ' ' || person."lastName" AS "announcedByName"`));
  return rows.map(({ announcedBy: _, ...row }) => ({
    ...row,
    time: row.week < thisWeek ? 'past' : row.week === thisWeek ? 'now' : 'ahead',
  }));
}
