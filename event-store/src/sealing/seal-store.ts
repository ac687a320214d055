import pg from 'pg';
import { prepareSession } from '../postgres/application-role';
import { openPostgresPool } from '../postgres/connection-config';
import { unavailable } from '../postgres/connection-errors';
import type { KeptTile } from './growing-tree';
import type { TileSource } from './merkle-tree';
import { splitHashes, Tile, TILE_WIDTH } from './tile';

/** How far the tree goes. */
export interface SealState {
  /** The name of the log. */
  readonly origin: string;
  /** Leaves in the tree. */
  readonly size: number;
  /** The position of the last of them, 0n without any. */
  readonly position: bigint;
  /** Leaves since the last checkpoint that are worth another. */
  readonly news: number;
}

/** A checkpoint as it is kept. */
export interface KeptCheckpoint {
  readonly size: number;
  /** The position of its last leaf. */
  readonly position: bigint;
  /** The signed note. */
  readonly note: string;
  /** An ISO instant. */
  readonly sealedAt: string;
}

/** A key the log was sealed with. */
export interface KeptKey {
  /** `<name>+<id>+<base64>`. */
  readonly key: string;
  /** The note in which the key before it hands over to this one; null for the first. */
  readonly change: string | null;
}

interface LeafTile {
  readonly index: number;
  readonly positions: readonly bigint[];
}

/** Somebody else moved the tree meanwhile; what this process was about to write is left out. */
export class SealedElsewhere extends Error {
  override readonly name = 'SealedElsewhere';
}

/** Orders must name the table: `ORDER BY size` alone would order by the text that is selected here. */
const CHECKPOINT = `size::text, position::text, note, to_char(sealed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "sealedAt"`;
const TILES_IN_MEMORY = 2_000;

/** What sealing keeps, in PostgreSQL, in the schema made by `migrateSeal`. */
export class SealStore implements TileSource {
  readonly #pool: pg.Pool;
  /** Full tiles never change, so they may be kept. */
  readonly #full = new Map<string, Tile>();
  /** The tile of leaves that was asked for last. What it holds stays true; what it does not hold yet is looked up. */
  #leaves: LeafTile | undefined;

  /** @throws Error when the url is not one of PostgreSQL */
  constructor(url: string) {
    this.#pool = openPostgresPool(url, 'annals seal', { max: 2, onConnect: prepareSession });
  }

  /**
   * How far the tree goes; the first time, the log gets its name.
   * @param origin the name it gets then; later it keeps the one it has
   */
  async state(origin: string): Promise<SealState> {
    await this.#query('INSERT INTO annals_seal.state (origin) VALUES ($1) ON CONFLICT DO NOTHING', [origin]);
    const known = await this.knownState();
    if (!known) throw new Error('The state of the seal was removed while it was read');
    return known;
  }

  /** How far the tree goes; undefined when nothing was ever sealed. */
  async knownState(): Promise<SealState | undefined> {
    const [row] = await this.#query<{ origin: string; size: string; position: string; news: string }>(
      'SELECT origin, size::text, position::text, news::text FROM annals_seal.state',
    );
    return (
      row && {
        origin: row.origin,
        size: Number(row.size),
        position: BigInt(row.position),
        news: Number(row.news),
      }
    );
  }

  /**
   * Writes what was appended to the tree and moves the state, in one transaction.
   * @throws SealedElsewhere when the state is no longer `from`
   */
  async extend(
    from: SealState,
    to: Pick<SealState, 'size' | 'position' | 'news'>,
    tiles: readonly KeptTile[],
  ): Promise<void> {
    await this.#move(from, to, async (client) => {
      await client.query(
        `INSERT INTO annals_seal.tiles (level, index, hashes, positions)
         SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::bytea[], $4::bytea[])
         ON CONFLICT (level, index) DO UPDATE SET hashes = excluded.hashes, positions = excluded.positions`,
        [
          tiles.map(({ level }) => level),
          tiles.map(({ index }) => index),
          tiles.map(({ hashes }) => Buffer.concat(hashes)),
          tiles.map(({ positions }) => positionBytes(positions)),
        ],
      );
    });
  }

  /** Keeps a checkpoint over the whole tree and counts news from here. @throws SealedElsewhere when the state is no longer `state` */
  async keepCheckpoint(
    state: SealState,
    { note, sealedAt }: Pick<KeptCheckpoint, 'note' | 'sealedAt'>,
  ): Promise<void> {
    await this.#move(state, { ...state, news: 0 }, async (client) => {
      await client.query(
        'INSERT INTO annals_seal.checkpoints (size, position, note, sealed_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [state.size, String(state.position), note, sealedAt],
      );
    });
  }

  /** Checkpoints in the order of their size. */
  checkpoints(options: { after?: number; upTo?: number; limit?: number } = {}): Promise<KeptCheckpoint[]> {
    return this.#checkpoints('size > $1 AND size <= $2 ORDER BY checkpoints.size LIMIT $3', [
      options.after ?? -1,
      options.upTo ?? Number.MAX_SAFE_INTEGER,
      options.limit ?? null,
    ]);
  }

  /** The checkpoint over the most leaves. */
  async newestCheckpoint(): Promise<KeptCheckpoint | undefined> {
    return (await this.#checkpoints('true ORDER BY checkpoints.size DESC LIMIT 1', []))[0];
  }

  /** The first checkpoint that covers a position: what proves it. */
  async checkpointOver(position: bigint): Promise<KeptCheckpoint | undefined> {
    return (
      await this.#checkpoints('position >= $1 ORDER BY checkpoints.size LIMIT 1', [String(position)])
    )[0];
  }

  /** Checkpoints whose event is not in the log yet. */
  unrecorded(): Promise<KeptCheckpoint[]> {
    return this.#checkpoints('NOT recorded ORDER BY checkpoints.size', []);
  }

  async markRecorded(size: number): Promise<void> {
    await this.#query('UPDATE annals_seal.checkpoints SET recorded = true WHERE size = $1', [size]);
  }

  /** The keys the log was sealed with, oldest first. */
  keys(): Promise<KeptKey[]> {
    return this.#query<KeptKey & pg.QueryResultRow>(
      'SELECT key, change FROM annals_seal.keys ORDER BY number',
    );
  }

  /** Adds a key after `before` others. @returns false when another process was faster */
  async addKey({ key, change }: KeptKey, before: number): Promise<boolean> {
    const rows = await this.#query(
      `INSERT INTO annals_seal.keys (number, key, change, used_at) VALUES ($1, $2, $3, now()) ON CONFLICT DO NOTHING RETURNING 1`,
      [before + 1, key, change],
    );
    return rows.length > 0;
  }

  /** See `TileSource.tile`. */
  async tile(level: number, index: number, width: number): Promise<Tile> {
    const name = `${String(level)}/${String(index)}`;
    const inMemory = this.#full.get(name);
    if (inMemory) return inMemory;
    const [row] = await this.#query<{ hashes: Buffer }>(
      'SELECT hashes FROM annals_seal.tiles WHERE level = $1 AND index = $2',
      [level, index],
    );
    const tile = Tile.fromBytes(row?.hashes ?? Buffer.alloc(0));
    if (tile.width < width)
      throw new Error(`Tile ${name} of the seal holds ${String(tile.width)} hashes, not ${String(width)}`);
    if (tile.width === TILE_WIDTH) this.#remember(name, tile);
    return tile;
  }

  /** Tiles as they are kept, read again: for verifying, which must not believe its memory. */
  async keptTiles(level: number, from: number, to: number): Promise<KeptTile[]> {
    const rows = await this.#query<{ index: string; hashes: Buffer; positions: Buffer }>(
      'SELECT index::text, hashes, positions FROM annals_seal.tiles WHERE level = $1 AND index >= $2 AND index < $3 ORDER BY tiles.index',
      [level, from, to],
    );
    return rows.map(({ index, hashes, positions }) => ({
      level,
      index: Number(index),
      hashes: splitHashes(hashes),
      positions: splitPositions(positions),
    }));
  }

  /** The place in the tree of a position; undefined when it is not sealed. Neighbours asked for one after the other cost one query. */
  async leafAt(position: bigint): Promise<number | undefined> {
    const known = this.#leaves;
    const isInside =
      known && position >= (known.positions[0] ?? 0n) && position <= (known.positions.at(-1) ?? -1n);
    const tile = isInside ? known : await this.#tileAround(position);
    const within = tile?.positions.indexOf(position) ?? -1;
    return tile && within >= 0 ? tile.index * TILE_WIDTH + within : undefined;
  }

  /** Runs a statement on the tables of the seal, for what is kept beside the tree. @throws StoreUnavailable */
  run<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#query<Row>(text, [...values]);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #tileAround(position: bigint): Promise<LeafTile | undefined> {
    const [row] = await this.#query<{ index: string; positions: Buffer }>(
      `SELECT index::text, positions FROM annals_seal.tiles
       WHERE level = 0 AND substring(positions FOR 8) <= $1 AND index <= $2 ORDER BY tiles.index DESC LIMIT 1`,
      [positionBytes([position]), String(position / BigInt(TILE_WIDTH) + 1n)],
    );
    if (!row) return undefined;
    this.#leaves = { index: Number(row.index), positions: splitPositions(row.positions) };
    return this.#leaves;
  }

  #checkpoints(where: string, values: unknown[]): Promise<KeptCheckpoint[]> {
    type Row = Omit<KeptCheckpoint, 'size' | 'position'> & { size: string; position: string };
    return this.#query<Row>(`SELECT ${CHECKPOINT} FROM annals_seal.checkpoints WHERE ${where}`, values).then(
      (rows) => rows.map((row) => ({ ...row, size: Number(row.size), position: BigInt(row.position) })),
    );
  }

  async #move(
    from: SealState,
    to: Pick<SealState, 'size' | 'position' | 'news'>,
    write: (client: pg.PoolClient) => Promise<void>,
  ): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const { rowCount } = await client.query(
        `UPDATE annals_seal.state SET size = $1, position = $2, news = $3
         WHERE size = $4 AND position = $5 AND news = $6`,
        [to.size, String(to.position), to.news, from.size, String(from.position), from.news],
      );
      if (rowCount !== 1) throw new SealedElsewhere();
      await write(client);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw unavailable(error);
    } finally {
      client.release();
    }
  }

  #remember(name: string, tile: Tile): void {
    this.#full.set(name, tile);
    for (const oldest of this.#full.keys()) {
      if (this.#full.size <= TILES_IN_MEMORY) return;
      this.#full.delete(oldest);
    }
  }

  async #query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    try {
      return (await this.#pool.query<Row>(text, values)).rows;
    } catch (error) {
      throw unavailable(error);
    }
  }
}

/** Eight bytes for each, the most significant first, so that they order as the positions do. */
function positionBytes(positions: readonly bigint[]): Buffer {
  const bytes = Buffer.alloc(positions.length * 8);
  for (const [index, position] of positions.entries()) bytes.writeBigUInt64BE(position, index * 8);
  return bytes;
}

function splitPositions(bytes: Buffer): bigint[] {
  return Array.from({ length: bytes.length / 8 }, (_, index) => bytes.readBigUInt64BE(index * 8));
}
