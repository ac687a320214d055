import { randomUUID } from 'node:crypto';
import { EVIDENCE_DAYS } from '@annals/contracts/audit/evidence-filter';
import type { EvidenceExportId } from '@annals/contracts/kernel/ids';
import type pg from 'pg';
import { EVIDENCE_SCHEMA } from './schema';

const EXPORTS = `${EVIDENCE_SCHEMA}.exports`;
const PARTS = `${EVIDENCE_SCHEMA}.parts`;
/** Whoever makes a bundle and is not heard of for this long is taken to be gone. */
const GONE_AFTER_SECONDS = 60;

/** Somebody else makes this bundle, or has taken it over. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** What the maker of one bundle writes. */
export interface Workpiece {
  /** @throws TakenOver */
  progress(done: number, total: number): Promise<void>;
  /** @throws TakenOver */
  write(bytes: Buffer): Promise<void>;
  finish(): Promise<void>;
}

/** Where bundles are made and kept until they have been fetched. */
export class EvidenceWorkshop {
  constructor(private readonly pool: pg.Pool) {}

  /** Takes on a bundle, from its beginning; undefined when somebody is at it or it is made. */
  async take(id: EvidenceExportId): Promise<Workpiece | undefined> {
    const token = randomUUID();
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${EXPORTS} AS e (id, token) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET token = $2, beat_at = now(), done = 0
       WHERE e.ready_at IS NULL AND e.beat_at < now() - interval '${String(GONE_AFTER_SECONDS)} seconds'`,
      [id, token],
    );
    if (rowCount === 0) return undefined;
    await this.pool.query(`DELETE FROM ${PARTS} WHERE export_id = $1`, [id]);
    return this.#workpiece(id, token);
  }

  /** How far the bundles are that are being made. */
  async progressOf(
    ids: readonly EvidenceExportId[],
  ): Promise<ReadonlyMap<string, { done: number; total: number; readyAt: string | null }>> {
    const { rows } = await this.pool.query<{
      id: string;
      done: number;
      total: number;
      readyAt: string | null;
    }>(`SELECT id, done, total, ready_at AS "readyAt" FROM ${EXPORTS} WHERE id = ANY($1::uuid[])`, [ids]);
    return new Map(rows.map(({ id, ...rest }) => [id, rest]));
  }

  /** The archive, piece by piece; nothing when it is not there any more. */
  async *read(id: EvidenceExportId): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const { rows } = await this.pool.query<{ bytes: Buffer }>(
        `SELECT bytes FROM ${PARTS} WHERE export_id = $1 AND number = $2`,
        [id, number],
      );
      if (!rows[0]) return;
      yield rows[0].bytes;
    }
  }

  /** Lets somebody take a bundle on at once that could not be finished. */
  async giveUp(id: EvidenceExportId): Promise<void> {
    await this.pool.query(`UPDATE ${EXPORTS} SET beat_at = '-infinity' WHERE id = $1 AND ready_at IS NULL`, [
      id,
    ]);
  }

  /** Deletes the archives whose time is over. */
  async sweep(): Promise<void> {
    await this.pool.query(
      `DELETE FROM ${EXPORTS} WHERE ready_at < now() - interval '${String(EVIDENCE_DAYS)} days'`,
    );
  }

  #workpiece(id: EvidenceExportId, token: string): Workpiece {
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
