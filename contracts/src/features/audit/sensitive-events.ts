import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { sensitiveViewId } from './ids';

/** An auditor opened sensitive values of a person: those of one event, or of a whole record. The reason is kept with the key of that person. */
export const SensitiveRecordViewed = event('SensitiveRecordViewed', 1, {
  category: 'sensitiveView',
  about: 'personId',
  description: 'An auditor opened sensitive values of a person, with a stated reason.',
  data: {
    viewId: sensitiveViewId,
    /** Whose values they are. */
    personId,
    viewerId: personId,
    /** The record's stream. */
    record: z.string(),
    /** The event whose values were opened; null: those of all events of the record. */
    eventId: z.uuid().nullable(),
    eventType: z.string().nullable(),
    reason: personal(z.string()),
  },
});

export const sensitiveEvents = [SensitiveRecordViewed] as const;
export type SensitiveEvent = EventOf<(typeof sensitiveEvents)[number]>;
export type NewSensitiveEvent = NewEventOf<(typeof sensitiveEvents)[number]>;
