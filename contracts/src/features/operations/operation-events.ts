import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';

/** What operators do to a running installation, and where. A new operation adds its line here. */
export const OPERATIONS = [
  'pause projection',
  'resume projection',
  'rebuild projection',
  'compare projection',
  'approve rebuild',
  'cancel rebuild',
  'roll back projection',
  'retry job',
  'rotate master key',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * An operator asked for an operation. Recorded before the operation starts, so that none is without an event; one that was refused, or
 * that a crash interrupted, has an event as well.
 */
export const OperationRequested = event('OperationRequested', 1, {
  category: 'operation',
  description:
    'An operator asked for an operation on the running installation, such as pausing a read model.',
  data: {
    operation: z.enum(OPERATIONS),
    /** The name of a read model or of a key, or the id of a job. */
    target: z.string().min(1).max(500),
    /** Why, in words that name nobody; null where none is asked for. */
    reason: z.string().nullable(),
  },
});

export const operationRequestEvents = [OperationRequested] as const;
export type OperationRequestEvent = EventOf<(typeof operationRequestEvents)[number]>;
export type NewOperationRequestEvent = NewEventOf<(typeof operationRequestEvents)[number]>;
