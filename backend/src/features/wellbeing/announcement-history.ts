import type { PulseAnnouncementEvent } from '@annals/contracts/features/wellbeing/announcement-events';
import type { HistoryFormatters } from '../../platform/commands/history';
import type { AnnouncementState } from './announcement-decider';

/** A sentence for each event of an announcement. */
export const pulseAnnouncementHistory: HistoryFormatters<AnnouncementState, PulseAnnouncementEvent> = {
  PulseAnnounced: ({ data }) => ({
    does: `announced that the pulse checks of the week of ${data.week} are attributed.`,
  }),
  PulseAnnouncementWithdrawn: ({ data }) => ({
    does: `took back that the pulse checks of the week of ${data.week} are attributed.`,
  }),
};
