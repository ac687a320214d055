import type { WhatStands } from '@annals/contracts/features/operations/what-waits';
import { rowOf, rowsOf } from '@annals/event-store/postgres/rows';
import { CHECKPOINT_EVENT } from '@annals/event-store/sealing/anchor';
import { lagOf } from '@annals/projections/engine/status';
import { z } from 'zod';
import { placesIn } from '../../../platform/sealing/settings';
import { sealingStop } from '../../../platform/sealing/stop';
import type { WaitingSurroundings } from './surroundings';

const sealStanding = z.object({
  position: z.bigint(),
  news: z.bigint(),
  sealed: z.bigint(),
  at: z.string().nullable(),
});

/** Checkpoints that somebody who has come as far as `size` does not have yet. */
const MISSING = (size: string) =>
  `(SELECT count(*) AS waiting, coalesce(extract(epoch FROM clock_timestamp() - min(sealed_at)), 0)::float8 AS seconds
    FROM annals_seal.checkpoints WHERE checkpoints.size > ${size})`;

const reached = z.object({
  name: z.string(),
  size: z.bigint(),
  at: z.string().nullable(),
  error: z.string().nullable(),
  waiting: z.bigint(),
  seconds: z.number(),
});
type Reached = z.infer<typeof reached>;

/** The seal itself: what no checkpoint covers yet. What it has written itself waits for none. */
export async function sealWaiting({ pool, log, sealSettings }: WaitingSurroundings): Promise<WhatStands[]> {
  const row = await rowOf(
    sealStanding,
    pool.query(
      `SELECT s.position, s.news, coalesce(c.position, 0) AS sealed, c.sealed_at AS at
     FROM annals_seal.state s LEFT JOIN LATERAL (SELECT position, sealed_at FROM annals_seal.checkpoints ORDER BY size DESC LIMIT 1) c ON true`,
    ),
  );
  const { position = 0n, news = 0n, sealed = 0n, at = null } = row ?? {};
  const head = await log.head();
  const stop = await sealingStop(log, sealSettings);
  const waiting = news + (head > position ? head - position : 0n);
  return [
    {
      name: 'seal',
      progress: String(sealed),
      progressAt: at,
      waiting: Number(waiting),
      waitingSeconds: waiting > 0n && sealSettings.scheduled ? await secondsUnsealed(pool, log, sealed) : 0,
      failure: stop ? `Sealing is stopped: ${stop.finding}` : null,
      failingSince: stop?.since ?? null,
    },
  ];
}

/** Events of the seal itself right behind a checkpoint, at most. */
const OWN_EVENTS = 50;

async function secondsUnsealed(
  pool: WaitingSurroundings['pool'],
  log: WaitingSurroundings['log'],
  sealed: bigint,
): Promise<number> {
  const { events } = await log.readStored({ after: sealed, limit: OWN_EVENTS });
  const first = events.find(({ type }) => type !== CHECKPOINT_EVENT);
  if (!first) return 0;
  return (await lagOf(pool, log, first.position))(first.position - 1n);
}

/** The places that checkpoints are brought to. */
export async function publishersWaiting({ pool, sealSettings }: WaitingSurroundings): Promise<WhatStands[]> {
  const rows = await rowsOf(
    reached,
    pool.query(
      `SELECT name, size, reached_at AS at, error, missing.* FROM annals_seal.places, LATERAL ${MISSING('places.size')} missing`,
    ),
  );
  const names = placesIn(sealSettings).map(({ name }) => name);
  return names.map((name) =>
    standsAt(
      name,
      rows.find((row) => row.name === name),
    ),
  );
}

/** Those who cosign checkpoints. They are asked for the newest one alone. */
export async function witnessesWaiting({ pool, sealSettings }: WaitingSurroundings): Promise<WhatStands[]> {
  const rows = await rowsOf(
    reached,
    pool.query(
      `SELECT witness AS name, known.size, (SELECT sealed_at FROM annals_seal.checkpoints WHERE size = known.size) AS at, error, missing.*
     FROM annals_seal.witnesses, LATERAL (SELECT coalesce(max(size), 0) AS size FROM annals_seal.cosignatures c WHERE c.witness = witnesses.witness) known,
       LATERAL ${MISSING('known.size')} missing`,
    ),
  );
  return sealSettings.witnesses.map(({ key }) =>
    standsAt(
      key.name,
      rows.find(({ name }) => name === key.text),
    ),
  );
}

function standsAt(name: string, row: Reached | undefined): WhatStands {
  return {
    name,
    progress: String(row?.size ?? 0n),
    progressAt: row?.at ?? null,
    waiting: Number(row?.waiting ?? 0n),
    waitingSeconds: Math.max(0, Math.round(row?.seconds ?? 0)),
    failure: row?.error ?? null,
    // The oldest that did not arrive has been waiting since then, or a little less long.
    failingSince:
      row?.error && row.seconds > 0 ? new Date(Date.now() - row.seconds * 1_000).toISOString() : null,
  };
}
