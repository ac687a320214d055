import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { pulseAnnouncementId } from './ids';

const data = {
  announcementId: pulseAnnouncementId,
  /** The Monday (UTC) of the week whose pulse checks are attributed. */
  week: z.iso.date(),
};
const category = 'pulseAnnouncement';

/**
 * An administrator announced, before the week began, that its pulse checks are attributed: the person who answers is told so first, and their own
 * manager sees their name beside the answers. The reason is in the event's metadata. Without it a name is never shown beside an answer.
 */
export const PulseAnnounced = event('PulseAnnounced', 1, {
  category,
  description: 'An administrator announced that the pulse checks of a coming week are attributed.',
  data,
});

/** The announcement was taken back before its week began: its pulse checks come without names, as always. */
export const PulseAnnouncementWithdrawn = event('PulseAnnouncementWithdrawn', 1, {
  category,
  description: 'An administrator took back, before the week began, that its pulse checks are attributed.',
  data,
});

export const pulseAnnouncementEvents = [PulseAnnounced, PulseAnnouncementWithdrawn] as const;
export type PulseAnnouncementEvent = EventOf<(typeof pulseAnnouncementEvents)[number]>;
export type NewPulseAnnouncementEvent = NewEventOf<(typeof pulseAnnouncementEvents)[number]>;
