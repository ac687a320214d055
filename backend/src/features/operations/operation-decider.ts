import type {
  NewOperationRequestEvent,
  Operation,
  OperationRequestEvent,
} from '@annals/contracts/features/operations/operation-events';
import { decider } from '../../platform/commands/decider';

export interface RequestOperation {
  type: 'RequestOperation';
  operation: Operation;
  target: string;
  reason: string | null;
}

/** What operators ask for. Each request is a stream of its own: nothing is decided about it but that it is recorded. */
export const operationRequest = decider<
  null,
  RequestOperation,
  OperationRequestEvent,
  NewOperationRequestEvent
>({
  category: 'operation',
  initial: null,
  evolve: {},
  decide: { RequestOperation: ({ type: _, ...data }) => [{ type: 'OperationRequested', data }] },
});
