import type { DataKey } from './data-key';

/** The keys of people. Adapters: `postgres-personal-keys.ts`, `memory-personal-keys.ts`. */
export interface PersonalKeys {
  /**
   * The key of each of these people, made on their first event. Concurrent first events of a person end with one key.
   * @param subjects UUIDs in lower case, as they are the keys of the answer
   * @throws StoreUnavailable, WrongMasterKey
   */
  forWriting(subjects: readonly string[]): Promise<ReadonlyMap<string, DataKey>>;
  /**
   * Keys by their id, in one query for all. An id is missing from the answer when the key was destroyed.
   * @throws StoreUnavailable, WrongMasterKey
   */
  forReading(keyIds: readonly string[]): Promise<ReadonlyMap<string, DataKey>>;
  /**
   * Destroys the keys of a person: what was encrypted with them is lost for ever, in every backup of the log too.
   * Other processes forget them when they hear of it, and within a minute in any case.
   * @returns how many keys were destroyed
   */
  destroy(subject: string): Promise<number>;
  /**
   * Calls back at once when keys may have been destroyed, here or by another process: callers drop decrypted values that they keep.
   * @returns a function that ends it
   */
  onForgotten(callback: () => void): () => void;
  /**
   * Wraps keys again that are not wrapped with what wraps now, after a rotation. People work meanwhile: a key that is destroyed stays destroyed.
   * Interrupted, it is begun again and leaves alone what is done.
   * @param onProgress told how many were looked at, and of how many
   * @returns how many were wrapped again
   * @throws StoreUnavailable, WrongMasterKey
   */
  rewrap(onProgress?: (looked: number, of: number) => void, signal?: AbortSignal): Promise<number>;
  close(): Promise<void>;
}
