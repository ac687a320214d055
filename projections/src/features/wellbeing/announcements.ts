import type { PulseAnnouncementEvent } from '@annals/contracts/features/wellbeing/announcement-events';
import type { PulseAnnouncementRow, PulseAnnouncementView } from '@annals/contracts/features/wellbeing/views';
import { weekOf, weeksBefore } from '@annals/contracts/features/wellbeing/weeks';
import type { ReadModels } from '../../engine/connections';
import { projection } from '../../engine/projection';

/** The weeks whose pulse checks were announced as attributed. */
export const pulseAnnouncements = projection<PulseAnnouncementRow, PulseAnnouncementEvent>({
  name: 'pulse_announcements',
  version: 1,
  columns: {
    id: 'uuid',
    week: 'date',
    status: 'text',
    reason: 'text?',
    announcedAt: 'timestamptz',
    announcedBy: 'text',
  },
  indexes: { byWeek: ['week desc'] },
  tags: ['Wellbeing'],
  concerns: () => [],
  key: ({ data }) => data.announcementId,
  evolve: {
    PulseAnnounced: (_, { data, metadata }) => ({
      id: data.announcementId,
      week: data.week,
      status: 'announced',
      reason: metadata.reason ?? null,
      announcedAt: metadata.occurredAt,
      announcedBy: metadata.actorId,
    }),
    PulseAnnouncementWithdrawn: (row) => row && { ...row, status: 'withdrawn' },
  },
});

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
