import type { CalendarFeedEvent } from '@annals/contracts/features/calendar-feeds/events';
import { t } from '@annals/contracts/kernel/text';
import { sentences } from '../../platform/commands/sentences';

export const calendarFeedSentences = sentences<CalendarFeedEvent>({
  CalendarFeedOpened: () => t('opened an address for a calendar application.'),
  CalendarFeedRevoked: () => t('closed the address for a calendar application.'),
});
