import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import { operationRequest, type RequestOperation } from './operation-decider';

/** Records that an operator asks for an operation. Called before the operation starts; repeating it under the same command id records nothing. */
export async function recordOperation(
  dispatch: Dispatch,
  request: Omit<RequestOperation, 'type'>,
  origin: CommandOrigin,
): Promise<void> {
  await dispatch(operationRequest, origin.commandId, { type: 'RequestOperation', ...request }, origin);
}
