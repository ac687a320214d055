import {
  WAITING_KINDS,
  type KindThatWaits,
  type WaitingKind,
  type WhatStands,
} from '@annals/contracts/features/operations/what-waits';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { projectionStatuses, lagOf } from '@annals/projections/engine/status';
import { z } from 'zod';
import { orUnknown, within } from '../../../platform/kernel/deadline';
import { JOBS_SCHEMA } from '../../../platform/kernel/jobs-schema';
import { mailTransportRecord } from '../../../platform/mail/watched';
import { emailsWaiting } from '../../notifications/emails';
import type { WaitingSurroundings } from './surroundings';
import { publishersWaiting, sealWaiting, witnessesWaiting } from './seal';

const nameAndAt = z.object({
  name: z.string(),
  at: z.string(),
});
const policyRow = z.object({
  name: z.string(),
  position: z.bigint(),
  at: z.string(),
  failure: z.string().nullable(),
  failingSince: z.string().nullable(),
});

/** How long a look at one kind may take. */
const ANSWER_MS = 4_000;

/** How the things of each kind are looked at. */
const LOOKS: Readonly<Record<WaitingKind, (around: WaitingSurroundings) => Promise<WhatStands[]>>> = {
  'read-model': readModelsWaiting,
  policy: policiesWaiting,
  seal: sealWaiting,
  publisher: publishersWaiting,
  witness: witnessesWaiting,
  mail: mailWaiting,
  queue: queuesWaiting,
};

/** Looks at everything that waits. What cannot be looked at is unknown, and keeps nobody from hearing of the rest. */
export function whatWaits(around: WaitingSurroundings): Promise<KindThatWaits[]> {
  return Promise.all(
    WAITING_KINDS.map(async (kind) => ({
      kind,
      things: await orUnknown(within(ANSWER_MS, LOOKS[kind](around))),
    })),
  );
}

async function readModelsWaiting({ pool, log }: WaitingSurroundings): Promise<WhatStands[]> {
  const rows = await rowsOf(
    nameAndAt,
    pool.query('SELECT name, updated_at AS at FROM annals_read.projections'),
  );
  const movedAt = new Map(rows.map(({ name, at }) => [name, at]));
  return (await projectionStatuses(pool, log)).map((status) => ({
    name: status.name,
    progress: status.position,
    progressAt: movedAt.get(status.name) ?? null,
    waiting: Number(status.lag),
    waitingSeconds: status.lagSeconds,
    failure: failureOf(status),
    failingSince: (status.failure ?? status.waiting)?.at ?? null,
  }));
}

function failureOf({
  status,
  failure,
  waiting,
}: Awaited<ReturnType<typeof projectionStatuses>>[number]): string | null {
  if (failure) return `Stopped by ${failure.type} at ${failure.position}.`;
  if (status === 'waiting' && waiting)
    return `Waits for a newer version of Annals, which can read ${waiting.type} at ${waiting.position}.`;
  return status === 'stalled' ? 'Has not moved for more than a minute, though the log has.' : null;
}

async function policiesWaiting({ pool, log }: WaitingSurroundings): Promise<WhatStands[]> {
  const rows = await rowsOf(
    policyRow,
    pool.query(
      `SELECT name, position, moved_at AS at, failure, failing_since AS "failingSince" FROM ${JOBS_SCHEMA}.policies WHERE is_on ORDER BY name`,
    ),
  );
  const head = await log.head();
  const waitingSince = await lagOf(pool, log, head);
  return Promise.all(
    rows.map(async ({ name, position, at, failure, failingSince }) => {
      // A failure of which nothing is left to be done is over.
      const waits = position < head;
      return {
        name,
        progress: String(position),
        progressAt: at,
        waiting: Number(waits ? head - position : 0n),
        waitingSeconds: await waitingSince(position),
        failure: waits ? failure : null,
        failingSince: waits ? failingSince : null,
      };
    }),
  );
}

async function mailWaiting(around: WaitingSurroundings): Promise<WhatStands[]> {
  const { name } = around.mail;
  if (name === 'off') return [];
  const [record, { count, seconds }] = await Promise.all([
    mailTransportRecord(around.pool, name),
    emailsWaiting(around),
  ]);
  return [
    {
      name,
      progress: null,
      progressAt: record?.succeededAt ?? null,
      waiting: count,
      waitingSeconds: Math.round(seconds),
      failure: record?.failingSince ? record.failure : null,
      failingSince: record?.failingSince ?? null,
    },
  ];
}

async function queuesWaiting({ jobs }: WaitingSurroundings): Promise<WhatStands[]> {
  return (await jobs.standings()).map(({ queue, waiting, oldestSince, doneAt }) => ({
    name: queue,
    progress: null,
    progressAt: doneAt,
    waiting,
    waitingSeconds: oldestSince === null ? 0 : Math.max(0, Math.round((Date.now() - oldestSince) / 1_000)),
    failure: null,
    failingSince: null,
  }));
}
