import { accountEvents } from './accounts/events';
import type { EventDefinition } from './kernel/event';
import { meetingEvents } from './meetings/events';
import { notificationEvents } from './notifications/events';
import { inboxEvents } from './notifications/inbox-events';
import { personEvents } from './people/events';
import { performanceReviewEvents } from './performance-reviews/events';
import { skipLevelEvents } from './skip-level/events';

/** Every event there is, by feature. A new feature adds its line here. */
export const eventDefinitions: readonly EventDefinition[] = [
  ...personEvents,
  ...accountEvents,
  ...meetingEvents,
  ...notificationEvents,
  ...inboxEvents,
  ...performanceReviewEvents,
  ...skipLevelEvents,
];
