import { StoreUnavailable } from '../port';
import type { DataKey, NewKey, WrappedKey } from './data-key';

/**
 * What wraps the keys of people. Adapters: `local-key-wrapper.ts` (a master key in memory) and `vault-key-wrapper.ts` (a key that never leaves
 * HashiCorp Vault). Many keys at once, because a wrapper may be on another machine.
 */
export interface KeyWrapper {
  /** Names the key it wraps with now, without telling it. */
  readonly keyName: string;
  /** Wraps new keys. @throws KeyWrapperUnavailable */
  wrap(keys: readonly NewKey[]): Promise<readonly WrappedKey[]>;
  /** @throws WrongMasterKey when one was wrapped with a key that is not at hand, or altered; KeyWrapperUnavailable */
  unwrap(keys: readonly WrappedKey[]): Promise<readonly DataKey[]>;
  /** Whether a key is of a form that this can unwrap, whichever wrapper made it. */
  recognises(wrapped: Buffer): boolean;
  /** Whether a key is wrapped with the key, and in the format, that this wraps with now. */
  isCurrent(wrapped: Buffer): boolean;
}

/** The wrapper is on another machine and does not answer. */
export class KeyWrapperUnavailable extends StoreUnavailable {}

/** Wraps with one, and opens what several have wrapped: from a rotation between two kinds until its end. */
export class KeyWrappers implements KeyWrapper {
  readonly keyName: string;

  constructor(
    private readonly current: KeyWrapper,
    private readonly previous: KeyWrapper,
  ) {
    this.keyName = current.keyName;
  }

  wrap(keys: readonly NewKey[]): Promise<readonly WrappedKey[]> {
    return this.current.wrap(keys);
  }

  async unwrap(keys: readonly WrappedKey[]): Promise<readonly DataKey[]> {
    const isNew = ({ wrapped }: WrappedKey) => this.current.recognises(wrapped);
    const opened = [
      ...(await this.current.unwrap(keys.filter(isNew))),
      ...(await this.previous.unwrap(keys.filter((key) => !isNew(key)))),
    ];
    const byId = new Map(opened.map((key) => [key.keyId, key]));
    return keys.flatMap(({ keyId }) => byId.get(keyId) ?? []);
  }

  recognises(wrapped: Buffer): boolean {
    return this.current.recognises(wrapped) || this.previous.recognises(wrapped);
  }

  isCurrent(wrapped: Buffer): boolean {
    return this.current.isCurrent(wrapped);
  }
}
