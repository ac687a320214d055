import { newWrappedKey, unwrapKey, type DataKey } from './data-key';
import type { MasterKey } from './master-key';
import type { PersonalKeys } from './personal-keys';

/** Keys that live as long as the process, for tests. */
export class MemoryPersonalKeys implements PersonalKeys {
  readonly #keys = new Map<string, DataKey>();
  readonly #forgotten = new Set<() => void>();

  constructor(private readonly masterKey: MasterKey) {}

  forWriting(subjects: readonly string[]): Promise<ReadonlyMap<string, DataKey>> {
    return Promise.resolve(new Map(subjects.map((subject) => [subject, this.#keyOf(subject)])));
  }

  forReading(keyIds: readonly string[]): Promise<ReadonlyMap<string, DataKey>> {
    const wanted = new Set(keyIds);
    const found = [...this.#keys.values()].filter(({ keyId }) => wanted.has(keyId));
    return Promise.resolve(new Map(found.map((dataKey) => [dataKey.keyId, dataKey])));
  }

  destroy(subject: string): Promise<number> {
    const destroyed = this.#keys.delete(subject) ? 1 : 0;
    for (const tell of this.#forgotten) tell();
    return Promise.resolve(destroyed);
  }

  onForgotten(callback: () => void): () => void {
    this.#forgotten.add(callback);
    return () => this.#forgotten.delete(callback);
  }

  /** Nothing is stored. */
  rewrap(): Promise<number> {
    return Promise.resolve(0);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #keyOf(subject: string): DataKey {
    const known = this.#keys.get(subject);
    if (known) return known;
    const made = unwrapKey(newWrappedKey(subject, this.masterKey), this.masterKey);
    this.#keys.set(subject, made);
    return made;
  }
}
