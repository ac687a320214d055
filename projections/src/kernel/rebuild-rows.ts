import type pg from 'pg';
import { loadRows, upsertRows } from './batch-writer';
import type { Rows } from './fold';
import type { KeyedRow, Projection } from './projection';

/** Rows kept in memory before they are written out: bounds the memory of a rebuild whatever the length of the log. */
const MOST_ROWS = 15_000;
/** Rows of one INSERT. */
const CHUNK = 4_000;

/**
 * The rows of a rebuild. They are folded in memory and written once at the end; only a read model larger than `MOST_ROWS` is written in
 * between, and then its rows are looked up again when later events touch them.
 */
export class RebuildRows {
  private readonly rows: Rows = new Map();
  private spilled = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly projection: Projection,
    private readonly table: string,
  ) {}

  /** The rows to fold into, with those of `keys` loaded. */
  async ready(keys: ReadonlySet<string>): Promise<Rows> {
    if (this.rows.size > MOST_ROWS) await this.write();
    if (this.spilled) {
      const missing = new Set([...keys].filter((key) => !this.rows.has(key)));
      for (const [key, row] of await loadRows(this.pool, this.projection, this.table, missing))
        this.rows.set(key, row);
    }
    return this.rows;
  }

  /** Writes everything out and forgets it. */
  async write(): Promise<void> {
    const present: KeyedRow[] = [];
    const absent: string[] = [];
    for (const [key, row] of this.rows) {
      if (row) present.push(row);
      else absent.push(key);
    }
    const statement = upsertRows(this.projection, this.table, '$1', 'true');
    for (let from = 0; from < present.length; from += CHUNK)
      await this.pool.query(statement, [JSON.stringify(present.slice(from, from + CHUNK))]);
    if (this.spilled && absent.length > 0)
      await this.pool.query(`DELETE FROM ${this.table} WHERE id::text = ANY($1::text[])`, [absent]);
    this.rows.clear();
    this.spilled = true;
  }
}
