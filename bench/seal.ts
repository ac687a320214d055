/**
 * How fast a log is sealed from nothing, and how fast all of it is verified.
 * Run with: npx tsx bench/seal.ts [events]
 */
import { pathToFileURL } from 'node:url';
import { migrateEventStore } from '@annals/event-store/postgres/migrate-event-store';
import { PostgresEventStore } from '@annals/event-store/postgres/postgres-event-store';
import { LogVerifier } from '@annals/event-store/sealing/log-verifier';
import { SealStore } from '@annals/event-store/sealing/seal-store';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { Sealer } from '@annals/event-store/sealing/sealer';
import { inProcessSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { signerKey } from '@annals/event-store/sealing/signed-note';
import { everySize } from '@annals/event-store/sealing/trusted-key';
import { benchDatabase, benchServer, describeMachine, withClient } from './bench-server';

const EVENTS = 1_000_000;
/** What must hold for a million events, in seconds; fewer are held to the same rate. */
const LONGEST = { seal: 60, verify: 60 } as const;
const ORIGIN = 'bench.example/log';

/** Events of about 1 KB, as an append would have stored them: facts, and words that are encrypted. */
const FILL = (count: number) => /* sql */ `
  INSERT INTO annals_events.events (position, stream, revision, event_id, type, schema_version, data, metadata, recorded_at)
  SELECT n, 'meeting-' || gen_random_uuid(), 0, gen_random_uuid(), 'MeetingScheduled', 1,
    json_build_object('meetingId', gen_random_uuid(), 'managerId', gen_random_uuid(), 'employeeId', gen_random_uuid(),
      'scheduledAt', '2026-03-01T09:00:00.000Z', 'duration', 30, '$personal', json_build_object(
        'subject', gen_random_uuid(), 'keyId', gen_random_uuid(), 'iv', 'AAECAwQFBgcICQoL', 'tag', 'AAECAwQFBgcICQoLDA0ODw==',
        'ct', repeat(encode(sha256(n::text::bytea), 'base64'), 8))),
    json_build_object('commandId', gen_random_uuid(), 'correlationId', gen_random_uuid(), 'actorId', gen_random_uuid(),
      'actorRole', 'manager', 'occurredAt', '2026-02-01T09:00:00.000Z'),
    date_trunc('milliseconds', clock_timestamp())
  FROM generate_series(1, ${String(count)}) AS n`;

const SEED = Buffer.alloc(32, 1);

/** @returns the targets that were missed */
export async function runSealBench(count = EVENTS): Promise<readonly string[]> {
  const server = await benchServer();
  try {
    const url = await benchDatabase(server.url);
    console.log(await describeMachine(url));
    await migrateEventStore(url);
    await migrateSeal(url);
    await withClient(url, (client) => client.query(FILL(count)));
    const events = new PostgresEventStore(url);
    const store = new SealStore(url);
    const log = { readStored: events.readAll.bind(events), head: events.head.bind(events) };
    const sealing = await timed(() =>
      new Sealer(log, store, { origin: ORIGIN, isNews: () => true }).seal(
        inProcessSigner(SEED),
        new Date().toISOString(),
      ),
    );
    const verifying = await timed(() =>
      new LogVerifier(log, store, { keys: [everySize(signerKey(ORIGIN, SEED))] }).whole(),
    );
    await events.close();
    await store.close();
    const { verified, findings } = verifying.answer;
    if (verified !== count || findings.length > 0)
      throw new Error('The verification is not that of an untouched log');
    console.log(`seal         ${figures(count, sealing.seconds)}`);
    console.log(`verify       ${figures(count, verifying.seconds)}`);
    const share = count / EVENTS;
    return [
      ...(sealing.seconds > LONGEST.seal * share ? [`sealing took ${sealing.seconds.toFixed(1)} s`] : []),
      ...(verifying.seconds > LONGEST.verify * share
        ? [`verifying took ${verifying.seconds.toFixed(1)} s`]
        : []),
    ];
  } finally {
    await server.stop();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; seconds: number }> {
  const start = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - start) / 1_000 };
}

function figures(count: number, seconds: number): string {
  return `${count.toLocaleString('en')} events in ${seconds.toFixed(1)} s, ${Math.round(count / seconds).toLocaleString('en')}/s`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const misses = await runSealBench(Number(process.argv[2] ?? EVENTS));
  console.log(`targets      ${misses.length === 0 ? 'all met' : `missed: ${misses.join('; ')}`}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
