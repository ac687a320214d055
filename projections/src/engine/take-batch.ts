import type pg from 'pg';
import { loadRows, writeBatch, type Checkpoint } from './batch-writer';
import { foldInto, keysNeeded, poisonAt, type Handled, type Poison } from './fold';
import type { Projection } from './projection';
import { tableOf } from './read-model-table';
import { RowRefused } from './row-refused';

/** Events to fold, and where the checkpoint is after them. */
export interface Batch {
  readonly handled: readonly Handled[];
  readonly to: bigint;
  /** What the log cannot read right behind them. */
  readonly poison: Poison | null;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Folds a batch and writes it. When the database refuses a row, the batch is halved until the event is found that the row follows from:
 * everything before it is written, and the event stops the read model as one does whose fold throws.
 * @returns the event that stopped it; undefined when the checkpoint is no longer where it was, and nothing of the rest was written
 */
export async function takeBatch(
  pool: pg.Pool,
  projection: Projection,
  from: Checkpoint,
  batch: Batch,
): Promise<{ readonly poison: Poison | null } | undefined> {
  try {
    return await takeWhole(pool, projection, from, batch);
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    const [only, ...others] = batch.handled;
    if (!only) throw error;
    if (others.length === 0) return recordRefused(pool, projection, from, poisonAt(only.event, error));
    return takeHalves(pool, projection, from, batch);
  }
}

async function takeWhole(
  pool: pg.Pool,
  projection: Projection,
  from: Checkpoint,
  { handled, to, poison }: Batch,
): Promise<{ readonly poison: Poison | null } | undefined> {
  const rows = await loadRows(pool, projection, tableOf(projection, from.generation), keysNeeded(handled));
  const taken = foldInto(projection, rows, handled);
  const folded = { ...taken, poison: taken.poison ?? poison };
  const reached = folded.poison ? folded.poison.position - 1n : to;
  const counted = await writeBatch(pool, projection, from, { to: reached, rows, folded });
  return counted ? { poison: folded.poison } : undefined;
}

async function takeHalves(
  pool: pg.Pool,
  projection: Projection,
  from: Checkpoint,
  { handled, to, poison }: Batch,
): Promise<{ readonly poison: Poison | null } | undefined> {
  const middle = Math.ceil(handled.length / 2);
  const [first, second] = [handled.slice(0, middle), handled.slice(middle)];
  const between = first.at(-1)?.event.position ?? from.position;
  const taken = await takeBatch(pool, projection, from, { handled: first, to: between, poison: null });
  if (!taken || taken.poison) return taken;
  const rest = { handled: second, to, poison };
  return takeBatch(pool, projection, { ...from, position: between }, rest);
}

async function recordRefused(
  pool: pg.Pool,
  projection: Projection,
  from: Checkpoint,
  poison: Poison,
): Promise<{ readonly poison: Poison } | undefined> {
  const counted = await writeBatch(pool, projection, from, {
    to: poison.position - 1n,
    rows: new Map(),
    folded: { touched: NOTHING, concerned: NOTHING, poison },
  });
  return counted ? { poison } : undefined;
}
