import { namedDay } from '@annals/contracts/kernel/calendar-day';
import { t } from '@annals/contracts/kernel/text';
import type { PulseAnnouncementEvent } from '@annals/contracts/features/wellbeing/announcement-events';
import type { HistoryFormatters } from '../../platform/commands/history';
import type { AnnouncementState } from './announcement-decider';

/** A sentence for each event of an announcement. */
export const pulseAnnouncementHistory: HistoryFormatters<AnnouncementState, PulseAnnouncementEvent> = {
  PulseAnnounced: ({ data }) => ({
    does: t('announced that the pulse checks of the week of {week} are attributed.', {
      week: namedDay(data.week),
    }),
  }),
  PulseAnnouncementWithdrawn: ({ data }) => ({
    does: t('took back that the pulse checks of the week of {week} are attributed.', {
      week: namedDay(data.week),
    }),
  }),
};
