import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';

const category = 'projection';

/** The name of a read model, which is also the id of its stream. */
const projection = z.string().min(1).max(60);
/** A stream of the log, such as `meeting-<id>`. */
const parkedStream = z.string().min(1).max(300);
/** Why, in words that name nobody: they stay in the log for ever, outside of everybody's key. */
const reason = z.string();

/**
 * A read model leaves out a stream from a position on, because it cannot take the event there. Nothing of the log is touched; the read
 * model alone goes on without this stream, until it is unparked.
 */
export const ProjectionStreamParked = event('ProjectionStreamParked', 1, {
  category,
  description: 'A stream was parked for one read model, which could not process one of its events.',
  data: {
    projection,
    stream: parkedStream,
    /** The event it could not take: this one and what follows it in the stream are left out. */
    fromPosition: z.string().regex(/^\d+$/),
    eventType: z.string(),
    /** What the read model said of the event. */
    failure: z.string(),
    reason,
  },
});

/** The stream is unparked: the read model is rebuilt with all of it. */
export const ProjectionStreamUnparked = event('ProjectionStreamUnparked', 1, {
  category,
  description: 'A stream that was parked for a read model was unparked.',
  data: { projection, stream: parkedStream, reason },
});

export const operationsEvents = [ProjectionStreamParked, ProjectionStreamUnparked] as const;
export type OperationsEvent = EventOf<(typeof operationsEvents)[number]>;
export type NewOperationsEvent = NewEventOf<(typeof operationsEvents)[number]>;
