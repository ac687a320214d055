import type {
  NewOperationRequestEvent,
  Operation,
  OperationRequestEvent,
} from '@annals/contracts/features/operations/operation-events';
import { decider } from '../../platform/commands/decider';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';

interface RequestOperation {
  type: 'RequestOperation';
  operation: Operation;
  target: string;
  reason: string | null;
}

/** What operators ask for. Each request is a stream of its own: nothing is decided about it but that it is recorded. */
const operationRequest = decider<null, RequestOperation, OperationRequestEvent, NewOperationRequestEvent>({
  category: 'operation',
  initial: null,
  evolve: {},
  decide: { RequestOperation: ({ type: _, ...data }) => [{ type: 'OperationRequested', data }] },
});

/** Records that an operator asks for an operation. Called before the operation starts; repeating it under the same command id records nothing. */
export async function recordOperation(
  dispatch: Dispatch,
  request: Omit<RequestOperation, 'type'>,
  origin: CommandOrigin,
): Promise<void> {
  await dispatch(operationRequest, origin.commandId, { type: 'RequestOperation', ...request }, origin);
}
