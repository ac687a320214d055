import type { DataKey } from './data-key';

export interface KeyCacheOptions {
  /** About 300 bytes each. */
  readonly maxKeys: number;
  /** How long a key may be used without asking again whether it still exists, in milliseconds. */
  readonly lifetimeMs: number;
  readonly now: () => number;
}

const DEFAULTS: KeyCacheOptions = { maxKeys: 50_000, lifetimeMs: 60_000, now: () => performance.now() };

interface Entry {
  readonly dataKey: DataKey;
  readonly expiresAt: number;
}

/** Unwrapped keys in memory, for a short while: an erasure that was not heard of still takes effect within their lifetime. */
export class KeyCache {
  readonly #options: KeyCacheOptions;
  readonly #byKeyId = new Map<string, Entry>();
  readonly #newestOf = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #erasures = 0;

  constructor(options: Partial<KeyCacheOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Counts what was forgotten on purpose: keys loaded before must not be put back after. See `put`. */
  get erasures(): number {
    return this.#erasures;
  }

  get(keyId: string): DataKey | undefined {
    const entry = this.#byKeyId.get(keyId);
    if (!entry) return undefined;
    if (entry.expiresAt > this.#options.now()) return entry.dataKey;
    this.#byKeyId.delete(keyId);
    return undefined;
  }

  ofSubject(subject: string): DataKey | undefined {
    const keyId = this.#newestOf.get(subject);
    return keyId === undefined ? undefined : this.get(keyId);
  }

  /**
   * Keeps keys that were just loaded.
   * @param erasuresBefore `erasures` as it was before the loading began; when one happened meanwhile, nothing is kept
   */
  put(dataKeys: Iterable<DataKey>, erasuresBefore: number): void {
    if (erasuresBefore !== this.#erasures) return;
    const expiresAt = this.#options.now() + this.#options.lifetimeMs;
    for (const dataKey of dataKeys) {
      this.#byKeyId.delete(dataKey.keyId); // so that it goes to the end of the order
      this.#byKeyId.set(dataKey.keyId, { dataKey, expiresAt });
      this.#newestOf.set(dataKey.subject, dataKey.keyId);
    }
    this.#evictOldest();
  }

  /** Calls back after keys were forgotten on purpose. @returns a function that ends it */
  onForgotten(callback: () => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  forget(subject: string): void {
    this.#erasures += 1;
    for (const [keyId, { dataKey }] of this.#byKeyId)
      if (dataKey.subject === subject) this.#byKeyId.delete(keyId);
    this.#newestOf.delete(subject);
    this.#tell();
  }

  forgetAll(): void {
    this.#erasures += 1;
    this.#byKeyId.clear();
    this.#newestOf.clear();
    this.#tell();
  }

  #tell(): void {
    for (const tell of this.#listeners) tell();
  }

  /** A Map keeps the order of insertion, so its first entries are those loaded longest ago. */
  #evictOldest(): void {
    for (const [keyId, { dataKey }] of this.#byKeyId) {
      if (this.#byKeyId.size <= this.#options.maxKeys) return;
      this.#byKeyId.delete(keyId);
      if (this.#newestOf.get(dataKey.subject) === keyId) this.#newestOf.delete(dataKey.subject);
    }
  }
}
