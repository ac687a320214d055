import { setImmediate } from 'node:timers/promises';
import { copyFrom } from '@annals/event-store/postgres/copy';
import type pg from 'pg';
import { loadRows, upsertRows } from './batch-writer';
import { READ_SCHEMA } from './connections';
import { copyText } from './copy-text';
import type { Rows } from './fold';
import { KeyFilter } from './key-filter';
import type { KeyedRow, Projection } from './projection';
import { RebuildLost, type Serialized } from './rebuild-context';
import { refusalOf, RowRefused } from './row-refused';
import { rowsAsJson, storableKey } from './storable-rows';

/** How rows are written out, so that other work in the process is not delayed. */
export interface RowsAtOnce {
  /** Rows of one chunk of COPY, or of one INSERT. */
  readonly atOnce: number;
  /** Has one chunk made or written. */
  readonly piece: Serialized;
}

/**
 * The rows of a rebuild. They are folded in memory and written when there are too many, or when it is time to: together with how far they
 * reach, in one transaction that counts only while this runner holds the rebuild. So a rebuild that was killed goes on from there.
 */
export class RebuildRows {
  private readonly rows: Rows = new Map();
  /** Keys in memory whose rows are in the table as well. */
  private readonly stored = new Set<string>();
  private unwritable: RowRefused | undefined;
  /** The keys that were written so far. Unknown when another runner wrote them. */
  private readonly written: KeyFilter | null;

  /**
   * @param spilled whether the table holds rows already
   * @param token what the rebuild's row in the database must say for a write to count
   * @param writing how much is written at once, and when
   */
  constructor(
    private readonly pool: pg.Pool,
    private readonly projection: Projection,
    private readonly table: string,
    private readonly token: bigint,
    spilled: boolean,
    private readonly writing: RowsAtOnce,
  ) {
    this.written = spilled ? null : new KeyFilter();
  }

  get size(): number {
    return this.rows.size;
  }

  /** The rows to fold into, with those of `keys` loaded. */
  async ready(keys: ReadonlySet<string>): Promise<Rows> {
    const missing = new Set([...keys].filter((key) => !this.rows.has(key) && this.mayBeStored(key)));
    for (const [key, row] of await loadRows(this.pool, this.projection, this.table, missing)) {
      this.rows.set(key, row);
      if (row) this.stored.add(key);
    }
    return this.rows;
  }

  /** Most rows are new ones: nothing has to be looked up for them. */
  private mayBeStored(key: string): boolean {
    return this.written?.mayHave(key) ?? true;
  }

  /**
   * Writes everything out and forgets it.
   * @param position how far the rows reach
   * @throws RebuildLost; RowRefused when the database takes one of the rows never: then nothing is written, and `forget` is due
   */
  async save(position: bigint): Promise<void> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      // Lost in a crash of the server, rows and position are lost together: nothing has to wait for the disk.
      await client.query('BEGIN; SET LOCAL synchronous_commit = off');
      const { rowCount } = await client.query(
        `UPDATE ${READ_SCHEMA}.rebuilds SET saved = $3, position = $3 WHERE name = $1 AND token = $2`,
        [this.projection.name, String(this.token), String(position)],
      );
      if (rowCount !== 1) throw new RebuildLost();
      await this.write(client);
      await client.query('COMMIT');
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      await client.query('ROLLBACK').catch(() => undefined);
      throw this.unwritable ?? refusalOf(error);
    } finally {
      // Of a connection whose statement was refused nothing is broken.
      const isWhole = broken instanceof RebuildLost || refusalOf(broken) instanceof RowRefused;
      client.release(isWhole ? undefined : broken);
    }
    if (this.written) for (const key of this.rows.keys()) if (!this.stored.has(key)) this.written.add(key);
    this.forget();
  }

  /** Forgets what has not been written: it is folded again. */
  forget(): void {
    this.unwritable = undefined;
    this.rows.clear();
    this.stored.clear();
  }

  private async write(client: pg.PoolClient): Promise<void> {
    const { fresh, changed, removed } = this.sorted();
    const columns = Object.keys(this.projection.columns).map((name) => `"${name}"`);
    if (fresh.length > 0)
      await copyFrom(client, `COPY ${this.table} (${columns.join(', ')}) FROM STDIN`, this.chunksOf(fresh));
    const upsert = upsertRows(this.projection, this.table, '$1', 'true');
    for (const rows of this.inChunks(changed))
      await this.writing.piece(() => client.query(upsert, [rowsAsJson(this.projection, rows)]));
    if (removed.length > 0)
      await client.query(`DELETE FROM ${this.table} WHERE id::text = ANY($1::text[])`, [
        removed.map(storableKey),
      ]);
  }

  private async *chunksOf(rows: readonly KeyedRow[]): AsyncIterable<Buffer> {
    for (const chunk of this.inChunks(rows)) {
      yield await this.writing.piece(() => Promise.resolve(this.textOf(chunk)));
      await setImmediate();
    }
  }

  /** The server would only say that its source has failed. */
  private textOf(chunk: readonly KeyedRow[]): Buffer {
    try {
      return copyText(this.projection, chunk);
    } catch (error) {
      if (error instanceof RowRefused) this.unwritable = error;
      throw error;
    }
  }

  private *inChunks(rows: readonly KeyedRow[]): Iterable<readonly KeyedRow[]> {
    const { atOnce } = this.writing;
    for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce);
  }

  private sorted(): { fresh: KeyedRow[]; changed: KeyedRow[]; removed: string[] } {
    const [fresh, changed, removed]: [KeyedRow[], KeyedRow[], string[]] = [[], [], []];
    for (const [key, row] of this.rows) {
      if (this.stored.has(key)) {
        if (row) changed.push(row);
        else removed.push(key);
      } else if (row) fresh.push(row);
    }
    return { fresh, changed, removed };
  }
}
