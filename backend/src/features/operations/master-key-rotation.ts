import type { KeyWrapper } from '@annals/event-store/personal-data/key-wrapper';
import type { PersonalKeys } from '@annals/event-store/personal-data/personal-keys';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';
import { derivedId } from '../../platform/commands/derived-id';
import { masterKey } from './master-key-decider';
import { recordOperation } from './operation';

/** What a rotation works with. */
export interface RotationSurroundings {
  readonly keys: PersonalKeys;
  readonly wrapper: KeyWrapper;
  readonly dispatch: Dispatch;
  readonly origin: CommandOrigin;
  readonly onProgress?: (looked: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Wraps the keys of all people with what wraps new ones, and records it when all are. Interrupted, the next rotation goes on.
 * @returns how many keys were wrapped again; undefined when it was interrupted
 */
export async function rotateMasterKey(around: RotationSurroundings): Promise<number | undefined> {
  const { keys, wrapper, dispatch, origin, onProgress, signal } = around;
  const { keyName } = wrapper;
  await recordOperation(dispatch, { operation: 'rotate master key', target: keyName, reason: null }, origin);
  const rewrapped = await keys.rewrap(onProgress, signal);
  if (signal?.aborted) return undefined;
  const done = { ...origin, commandId: derivedId(origin.commandId, 'done') };
  await dispatch(masterKey, 'of-people', { type: 'RecordRotation', keyName, rewrapped }, done);
  return rewrapped;
}
