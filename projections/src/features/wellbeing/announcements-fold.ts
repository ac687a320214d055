import type { PulseAnnouncementEvent } from '@annals/contracts/features/wellbeing/announcement-events';
import { pulseAnnouncementRow, type PulseAnnouncementRow } from '@annals/contracts/features/wellbeing/views';
import { projection } from '../../engine/projection';

/** The weeks whose pulse checks were announced as attributed. */
export const pulseAnnouncements = projection<PulseAnnouncementRow, PulseAnnouncementEvent>({
  name: 'pulse_announcements',
  version: 1,
  row: pulseAnnouncementRow,
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
