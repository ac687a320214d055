import type { CalendarFeedEvent } from '@annals/contracts/features/calendar-feeds/events';
import { sentences } from '../../platform/commands/sentences';

export const calendarFeedSentences = sentences<CalendarFeedEvent>({
  CalendarFeedOpened: () => 'opened an address for a calendar application.',
  CalendarFeedRevoked: () => 'closed the address for a calendar application.',
});
