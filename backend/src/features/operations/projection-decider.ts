import type { NewOperationsEvent, OperationsEvent } from '@annals/contracts/features/operations/events';
import { decider } from '../../platform/commands/decider';
import { StreamNotParked } from './errors';

type ProjectionCommand =
  | {
      type: 'ParkStream';
      projection: string;
      stream: string;
      fromPosition: string;
      eventType: string;
      failure: string;
      reason: string;
    }
  | { type: 'UnparkStream'; projection: string; stream: string; reason: string };

/** What operators decide about a projection and the log remembers: which streams it leaves out. */
export const projectionOperations = decider<
  ReadonlySet<string>,
  ProjectionCommand,
  OperationsEvent,
  NewOperationsEvent
>({
  category: 'projection',
  initial: new Set(),
  evolve: {
    ProjectionStreamParked: (parked, { data }) => new Set([...parked, data.stream]),
    ProjectionStreamUnparked: (parked, { data }) =>
      new Set([...parked].filter((stream) => stream !== data.stream)),
  },
  decide: {
    ParkStream: ({ type: _, ...data }, parked) =>
      parked.has(data.stream) ? [] : [{ type: 'ProjectionStreamParked', data }],
    UnparkStream: ({ type: _, ...data }, parked) => {
      if (!parked.has(data.stream)) throw new StreamNotParked();
      return [{ type: 'ProjectionStreamUnparked', data }];
    },
  },
});
