import { randomUUID } from 'node:crypto';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { ARCHIVES_SCHEMA } from './schema';

const archiveProgress = z.object({
  id: z.string(),
  done: z.number(),
  total: z.number(),
  days: z.number(),
  readyAt: z.string().nullable(),
});
const withBytes = z.object({
  bytes: z.instanceof(Buffer),
});

const DAY_MS = 86_400_000;
const EXPORTS = `${ARCHIVES_SCHEMA}.exports`;
const PARTS = `${ARCHIVES_SCHEMA}.parts`;
/** A process that makes an archive and is not heard of for this long is taken to be gone. */
const GONE_AFTER_SECONDS = 60;

/** Somebody else makes this archive, or has taken it over. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** What the maker of one archive writes. */
export interface Archive {
  /** @throws TakenOver */
  progress(done: number, total: number): Promise<void>;
  /** @throws TakenOver */
  write(bytes: Buffer): Promise<void>;
  finish(): Promise<void>;
}

/** How an archive is kept. */
export interface Keeping {
  /** Days that it can be fetched for, once it is made. */
  readonly days: number;
  /** Whose words are in it in clear: it goes with them when they are erased. */
  readonly about?: PersonId;
}

/** How far an archive is. */
export interface KeptArchive {
  readonly done: number;
  readonly total: number;
  /** Until when it can be fetched; null while it is being made. */
  readonly availableUntil: string | null;
}

/** Where archives are made and kept until they have been fetched. */
export class ArchiveWriter {
  constructor(private readonly pool: pg.Pool) {}

  /** Takes on an archive, from its beginning; undefined when somebody is at it or it is made. */
  async take(id: string, { days, about }: Keeping): Promise<Archive | undefined> {
    const token = randomUUID();
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${EXPORTS} AS e (id, token, keep_days, about) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET token = $2, beat_at = now(), done = 0
       WHERE e.ready_at IS NULL AND e.beat_at < now() - interval '${String(GONE_AFTER_SECONDS)} seconds'`,
      [id, token, days, about ?? null],
    );
    if (rowCount === 0) return undefined;
    await this.pool.query(`DELETE FROM ${PARTS} WHERE export_id = $1`, [id]);
    return this.#archive(id, token);
  }

  /** How far archives are, those that are there. */
  async progressOf(ids: readonly string[]): Promise<ReadonlyMap<string, KeptArchive>> {
    const rows = await rowsOf(
      archiveProgress,
      this.pool.query(
        `SELECT id, done, total, keep_days AS days, ready_at AS "readyAt" FROM ${EXPORTS} WHERE id = ANY($1::uuid[])`,
        [ids],
      ),
    );
    return new Map(
      rows.map(({ id, done, total, days, readyAt }) => {
        const until = readyAt === null ? null : new Date(Date.parse(readyAt) + days * DAY_MS).toISOString();
        return [id, { done, total, availableUntil: until }];
      }),
    );
  }

  /** The archive, piece by piece; nothing when it is not there any more. */
  async *read(id: string): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const row = await rowOf(
        withBytes,
        this.pool.query(`SELECT bytes FROM ${PARTS} WHERE export_id = $1 AND number = $2`, [id, number]),
      );
      if (!row) return;
      yield row.bytes;
    }
  }

  /** Lets somebody take an archive on at once that could not be finished. */
  async putBack(id: string): Promise<void> {
    await this.pool.query(`UPDATE ${EXPORTS} SET beat_at = '-infinity' WHERE id = $1 AND ready_at IS NULL`, [
      id,
    ]);
  }

  /** Deletes what there is of an archive that will not be finished: it may hold words of people. */
  async discard(id: string): Promise<void> {
    await this.pool.query(`DELETE FROM ${EXPORTS} WHERE id = $1`, [id]);
  }

  /** Deletes the archives whose time is over. */
  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${EXPORTS} WHERE ready_at < now() - keep_days * interval '1 day'`);
  }

  /** Deletes the archives that hold words of a person. A job that is making one finds that it was taken away. */
  async eraseAbout(personId: PersonId): Promise<void> {
    await this.pool.query(`DELETE FROM ${EXPORTS} WHERE about = $1`, [personId]);
  }

  #archive(id: string, token: string): Archive {
    let number = 0;
    const beat = async (assignments: string, ...values: readonly unknown[]) => {
      const { rowCount } = await this.pool.query(
        `UPDATE ${EXPORTS} SET beat_at = now()${assignments} WHERE id = $1 AND token = $2`,
        [id, token, ...values],
      );
      if (rowCount === 0) throw new TakenOver();
    };
    return {
      progress: (done, total) => beat(', done = $3, total = $4', done, total),
      write: async (bytes) => {
        await beat('');
        await this.pool.query(`INSERT INTO ${PARTS} (export_id, number, bytes) VALUES ($1, $2, $3)`, [
          id,
          number,
          bytes,
        ]);
        number += 1;
      },
      finish: () => beat(', ready_at = now()'),
    };
  }
}
