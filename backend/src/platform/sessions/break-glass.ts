import { createHash, randomInt } from 'node:crypto';
import { HALF_LENGTH, type Half } from '@annals/contracts/features/break-glass/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import type { Migration } from '@annals/projections/engine/migrations';
import type pg from 'pg';
import { z } from 'zod';
import { BREAK_GLASS_ACCOUNTS, BREAK_GLASS_SCHEMA } from './schema';

const HALVES = `${BREAK_GLASS_SCHEMA}.halves`;

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${BREAK_GLASS_SCHEMA};
  CREATE TABLE IF NOT EXISTS ${BREAK_GLASS_ACCOUNTS} ("personId" uuid PRIMARY KEY);
  -- Each half has 125 random bits: its hash leads back to nothing, and needs no salt and no slow function.
  CREATE TABLE IF NOT EXISTS ${HALVES} (
    "personId" uuid NOT NULL REFERENCES ${BREAK_GLASS_ACCOUNTS} ON DELETE CASCADE,
    sealing integer NOT NULL,
    half text NOT NULL,
    hash text NOT NULL UNIQUE,
    PRIMARY KEY ("personId", sealing, half)
  );
`;

export const breakGlassMigrations: readonly Migration[] = [
  { schema: BREAK_GLASS_SCHEMA, name: '001 tables', statements: TABLES },
];

const opened = z.object({ personId, sealing: z.int() });

/** No I, L, O and U: what is read from paper is read one way. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

/** A half as it is shown, in groups. */
export function newHalf(): string {
  const group = () =>
    Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: HALF_LENGTH / GROUP }, group).join('-');
}

function hashed(half: string): string {
  return createHash('sha256').update(half.replaceAll('-', '')).digest('base64url');
}

/** What opens the accounts that are kept for emergencies: hashes of the halves of their passwords. What may be done with them is in the log. */
export class BreakGlassHalves {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  /** From now on an account is kept for emergencies alone. */
  async begin(person: PersonId): Promise<void> {
    await this.pool.query(`INSERT INTO ${BREAK_GLASS_ACCOUNTS} VALUES ($1) ON CONFLICT DO NOTHING`, [person]);
  }

  /** Keeps a half; one that is there stays. @returns whether it is kept */
  async keep(person: PersonId, sealing: number, half: Half, secret: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `INSERT INTO ${HALVES} ("personId", sealing, half, hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [person, sealing, half, hashed(secret)],
    );
    return rowCount === 1;
  }

  /** Whose password two halves are together, in whichever order; undefined: nobody's. */
  whoseAre(one: string, other: string): Promise<z.infer<typeof opened> | undefined> {
    return rowOf(
      opened,
      this.pool.query(
        `SELECT first."personId", first.sealing FROM ${HALVES} first JOIN ${HALVES} second USING ("personId", sealing)
         WHERE first.half = 'first' AND second.half = 'second'
           AND ((first.hash = $1 AND second.hash = $2) OR (first.hash = $2 AND second.hash = $1))`,
        [hashed(one), hashed(other)],
      ),
    );
  }

  /** The accounts of which both halves of a password are kept, with the number of that password. */
  complete(): Promise<z.infer<typeof opened>[]> {
    return rowsOf(
      opened,
      this.pool.query(
        `SELECT "personId", sealing FROM ${HALVES} GROUP BY "personId", sealing HAVING count(*) = 2`,
      ),
    );
  }

  /** Forgets the passwords before one. */
  async forgetBefore(person: PersonId, sealing: number): Promise<void> {
    await this.pool.query(`DELETE FROM ${HALVES} WHERE "personId" = $1 AND sealing < $2`, [person, sealing]);
  }

  /** An account is not kept for emergencies any more. */
  async end(person: PersonId): Promise<void> {
    await this.pool.query(`DELETE FROM ${BREAK_GLASS_ACCOUNTS} WHERE "personId" = $1`, [person]);
  }
}
