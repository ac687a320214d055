import DataLoader from 'dataloader';
import pg from 'pg';
import { prepareSession } from '../postgres/application-role';
import { openPostgresPool } from '../postgres/connection-config';
import { unavailable } from '../postgres/connection-errors';
import { NotificationListener } from '../postgres/notification-listener';
import { newKey, type DataKey, type WrappedKey } from './data-key';
import { KeyCache, type KeyCacheOptions } from './key-cache';
import type { KeyWrapper } from './key-wrapper';
import { LocalKeyWrapper } from './local-key-wrapper';
import { WrongMasterKey, type MasterKey } from './master-key';
import { KEY_DESTROYED_CHANNEL } from './migrate-personal-keys';
import type { PersonalKeys } from './personal-keys';

const COLUMNS = 'subject, key_id AS "keyId", wrapped';

/**
 * Sorted, so that two processes making keys for the same people wait for each other in the same order and never deadlock.
 * A key that somebody else made meanwhile is left; the SELECT that follows finds it.
 */
const INSERT_MISSING = `
  INSERT INTO annals_keys.personal_keys (subject, key_id, wrapped)
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) AS k(subject, key_id, wrapped) ORDER BY subject
  ON CONFLICT (subject) DO NOTHING`;

/** People whose keys are looked up, or made, in one go at most. */
const SUBJECTS_AT_ONCE = 500;
const REWRAP_AT_ONCE = 500;
const REWRAP_PAGE = `SELECT ${COLUMNS} FROM annals_keys.personal_keys WHERE key_id > $1 ORDER BY key_id LIMIT $2`;

/** Enough to tell another master key from a few keys that were altered. */
const SOME_KEYS = `SELECT ${COLUMNS} FROM annals_keys.personal_keys LIMIT 20`;

/** Only where nobody else was faster: a key that was destroyed meanwhile is not brought back. */
const REWRAP = `
  UPDATE annals_keys.personal_keys k SET wrapped = n.rewrapped
  FROM unnest($1::uuid[], $2::bytea[], $3::bytea[]) AS n(key_id, before, rewrapped)
  WHERE k.key_id = n.key_id AND k.wrapped = n.before`;

const DESTROY = `
  WITH destroyed AS (DELETE FROM annals_keys.personal_keys WHERE subject = $1 RETURNING key_id)
  SELECT count(*)::integer AS destroyed, pg_notify('${KEY_DESTROYED_CHANNEL}', $1::text) FROM destroyed`;

/** The keys of people in PostgreSQL, in the schema made by `migratePersonalKeys`, with a cache that hears of erasures. */
export class PostgresPersonalKeys implements PersonalKeys {
  readonly #pool: pg.Pool;
  readonly #cache: KeyCache;
  readonly #listener: NotificationListener;

  readonly #wrapper: KeyWrapper;
  #isKnownToFit = false;
  /** Those who are asked for in one turn of the event loop come together: thousands may be hired at once. */
  readonly #ofSubjects = new DataLoader<string, DataKey | undefined>(
    async (subjects) => {
      const keys = await this.#loadOrMake([...new Set(subjects)]);
      const bySubject = new Map(keys.map((key) => [key.subject, key]));
      return subjects.map((subject) => bySubject.get(subject.toLowerCase()));
    },
    { cache: false, maxBatchSize: SUBJECTS_AT_ONCE, batchScheduleFn: (go) => setImmediate(go) },
  );

  /** @throws Error when the url is not one of PostgreSQL */
  constructor(url: string, wrapper: KeyWrapper | MasterKey, cache: Partial<KeyCacheOptions> = {}) {
    this.#wrapper = 'wrap' in wrapper ? wrapper : new LocalKeyWrapper(wrapper);
    this.#cache = new KeyCache(cache);
    this.#pool = openPostgresPool(url, 'annals keys', { max: 4, onConnect: prepareSession });
    this.#listener = new NotificationListener(url, KEY_DESTROYED_CHANNEL, {
      onNotification: (subject) => this.#cache.forget(subject),
      onListening: () => this.#cache.forgetAll(), // an erasure may have gone unheard meanwhile
    });
  }

  async forWriting(subjects: readonly string[]): Promise<ReadonlyMap<string, DataKey>> {
    const found = new Map<string, DataKey>();
    const missing = new Set<string>();
    for (const subject of subjects) {
      const cached = this.#cache.ofSubject(subject);
      if (cached) found.set(subject, cached);
      else missing.add(subject);
    }
    if (missing.size === 0) return found;
    const keys = await Promise.all([...missing].map((subject) => this.#ofSubjects.load(subject)));
    for (const key of keys) if (key) found.set(key.subject, key);
    return found;
  }

  async forReading(keyIds: readonly string[]): Promise<ReadonlyMap<string, DataKey>> {
    const found = new Map<string, DataKey>();
    const missing = new Set<string>();
    for (const keyId of keyIds) {
      const cached = this.#cache.get(keyId);
      if (cached) found.set(keyId, cached);
      else missing.add(keyId);
    }
    if (missing.size === 0) return found;
    for (const dataKey of await this.#load('key_id', [...missing])) found.set(dataKey.keyId, dataKey);
    return found;
  }

  /**
   * Does nothing where this master key opens keys that are there, or there are none yet. Keys made with another one could be opened by nobody who has
   * the right one.
   * @throws WrongMasterKey when none of several opens; StoreUnavailable
   */
  async refuseWrongMasterKey(): Promise<void> {
    if (this.#isKnownToFit) return;
    const { rows } = await this.#query<WrappedKey>(SOME_KEYS, []);
    let refusal: WrongMasterKey | undefined;
    for (const row of rows)
      try {
        await this.#wrapper.unwrap([row]);
        this.#isKnownToFit = true;
        return;
      } catch (error) {
        if (!(error instanceof WrongMasterKey)) throw error;
        refusal = error;
      }
    if (refusal) throw refusal;
  }

  async destroy(person: string): Promise<number> {
    const subject = person.toLowerCase(); // as PostgreSQL writes UUIDs
    this.#cache.forget(subject);
    const { rows } = await this.#query<{ destroyed: number }>(DESTROY, [subject]);
    this.#cache.forget(subject); // again: it may have been loaded while it was being destroyed
    return rows[0]?.destroyed ?? 0;
  }

  onForgotten(callback: () => void): () => void {
    return this.#cache.onForgotten(callback);
  }

  async rewrap(
    onProgress: (looked: number, of: number) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<number> {
    const { rows: counted } = await this.#query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM annals_keys.personal_keys',
      [],
    );
    let [looked, rewrapped, after] = [0, 0, '00000000-0000-0000-0000-000000000000'];
    while (!signal?.aborted) {
      const { rows } = await this.#query<WrappedKey>(REWRAP_PAGE, [after, REWRAP_AT_ONCE]);
      const last = rows.at(-1);
      if (!last) break;
      rewrapped += await this.#rewrapPage(rows.filter(({ wrapped }) => !this.#wrapper.isCurrent(wrapped)));
      after = last.keyId;
      onProgress((looked += rows.length), Math.max(looked, counted[0]?.count ?? 0));
    }
    return rewrapped;
  }

  async #rewrapPage(keys: readonly WrappedKey[]): Promise<number> {
    if (keys.length === 0) return 0;
    const opened = await this.#wrapper.unwrap(keys);
    const rewrapped = await this.#wrapper.wrap(
      opened.map(({ subject, keyId, key }) => ({ subject, keyId, bytes: key.export() })),
    );
    const { rowCount } = await this.#query(REWRAP, [
      keys.map(({ keyId }) => keyId),
      keys.map(({ wrapped }) => wrapped),
      rewrapped.map(({ wrapped }) => wrapped),
    ]);
    return rowCount ?? 0;
  }

  async close(): Promise<void> {
    await this.#listener.close();
    await this.#pool.end();
    this.#cache.forgetAll();
  }

  async #loadOrMake(subjects: readonly string[]): Promise<DataKey[]> {
    const stored = await this.#load('subject', subjects);
    const withKey = new Set(stored.map(({ subject }) => subject));
    const without = subjects.filter((subject) => !withKey.has(subject));
    if (without.length === 0) return stored;
    await this.refuseWrongMasterKey();
    const made = await this.#wrapper.wrap(without.map(newKey));
    await this.#query(INSERT_MISSING, [
      without,
      made.map(({ keyId }) => keyId),
      made.map(({ wrapped }) => wrapped),
    ]);
    return [...stored, ...(await this.#load('subject', without))];
  }

  async #load(column: 'subject' | 'key_id', values: readonly string[]): Promise<DataKey[]> {
    const erasures = this.#cache.erasures;
    const text = `SELECT ${COLUMNS} FROM annals_keys.personal_keys WHERE ${column} = ANY($1::uuid[])`;
    const { rows } = await this.#query<WrappedKey>(text, [values]);
    const dataKeys = [...(await this.#wrapper.unwrap(rows))];
    this.#cache.put(dataKeys, erasures);
    return dataKeys;
  }

  async #query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<pg.QueryResult<Row>> {
    try {
      return await this.#pool.query<Row>(text, values);
    } catch (error) {
      throw unavailable(error);
    }
  }
}
