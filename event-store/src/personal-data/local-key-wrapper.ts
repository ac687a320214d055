import {
  isWrappedWith,
  isWrappedWithAMasterKey,
  unwrapKey,
  wrapKey,
  type DataKey,
  type NewKey,
  type WrappedKey,
} from './data-key';
import type { KeyWrapper } from './key-wrapper';
import type { MasterKey } from './master-key';

/** Wraps with a master key that this process has. */
export class LocalKeyWrapper implements KeyWrapper {
  readonly keyName: string;

  /** @param others master keys from before a rotation, or of the one that is coming: what they wrapped is opened as well */
  constructor(
    private readonly current: MasterKey,
    private readonly others: readonly MasterKey[] = [],
  ) {
    this.keyName = current.name.toString('hex');
  }

  wrap(keys: readonly NewKey[]): Promise<readonly WrappedKey[]> {
    return Promise.resolve(keys.map((key) => wrapKey(key, this.current)));
  }

  unwrap(keys: readonly WrappedKey[]): Promise<readonly DataKey[]> {
    try {
      return Promise.resolve(keys.map((key) => unwrapKey(key, this.current, ...this.others)));
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  recognises(wrapped: Buffer): boolean {
    return isWrappedWithAMasterKey(wrapped);
  }

  isCurrent(wrapped: Buffer): boolean {
    return isWrappedWith(wrapped, this.current);
  }
}
