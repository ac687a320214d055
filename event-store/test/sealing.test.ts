import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredEvent } from '../src/port';
import { migrateEventStore } from '../src/postgres/migrate-event-store';
import { PostgresEventStore } from '../src/postgres/postgres-event-store';
import { leafOf } from '../src/sealing/attested-event';
import { parseCheckpoint } from '../src/sealing/checkpoint';
import type { Finding } from '../src/sealing/finding';
import { LogVerifier } from '../src/sealing/log-verifier';
import { MerkleTree } from '../src/sealing/merkle-tree';
import { isConsistent, isIncluded } from '../src/sealing/proofs';
import { SealStore } from '../src/sealing/seal-store';
import { migrateSeal } from '../src/sealing/seal-tables';
import { Sealer } from '../src/sealing/sealer';
import { inProcessSigner } from '../src/sealing/checkpoint-signer';
import { parseNote, signerKey, signersOf } from '../src/sealing/signed-note';
import { everySize } from '../src/sealing/trusted-key';
import { newEvent, newStream } from './event-store-contract';
import { freshDatabase } from './fresh-database';

const ORIGIN = 'annals.example/log';
const KEY = signerKey(ORIGIN, Buffer.alloc(32, 1));
const SIGNER = inProcessSigner(Buffer.alloc(32, 1));
const FOREIGN = inProcessSigner(Buffer.alloc(32, 2));
const NOW = '2026-05-04T10:00:00.000Z';
const EVENTS = 700;

/** A log in PostgreSQL with its seal. */
class SealedLog {
  private constructor(
    readonly url: string,
    readonly events: PostgresEventStore,
    readonly store: SealStore,
  ) {}

  static async create(events: number): Promise<SealedLog> {
    const url = await freshDatabase();
    await migrateEventStore(url);
    await migrateSeal(url);
    const log = new SealedLog(url, new PostgresEventStore(url), new SealStore(url));
    await log.append(events);
    return log;
  }

  async append(count: number): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, () => this.events.append(newStream(), [newEvent()], 'no-stream')),
    );
  }

  get log() {
    return { readStored: this.events.readAll.bind(this.events), head: this.events.head.bind(this.events) };
  }

  sealer(store = this.store): Sealer {
    return new Sealer(this.log, store, { origin: ORIGIN, isNews: ({ type }) => type !== 'LogSealed' });
  }

  verifier(published: readonly string[] = []): LogVerifier {
    const notes = published.map((note) => ({ note }));
    return new LogVerifier(this.log, this.store, { keys: [everySize(KEY)], published: notes });
  }

  async findings(published?: readonly string[]): Promise<readonly Finding[]> {
    return (await this.verifier(published).whole()).findings;
  }

  /** What a superuser can do who switches the protection of the log off. */
  async tamper(...statements: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query('ALTER TABLE annals_events.events DISABLE TRIGGER ALL');
    for (const statement of statements) await client.query(statement);
    await client.query('ALTER TABLE annals_events.events ENABLE TRIGGER ALL');
    await client.end();
  }

  async close(): Promise<void> {
    await this.events.close();
    await this.store.close();
  }
}

describe('sealing', () => {
  let log: SealedLog;
  beforeAll(async () => {
    log = await SealedLog.create(EVENTS);
  });
  afterAll(() => log.close());

  test('signs what the log holds; every event is proved in it, and every checkpoint in the next', async () => {
    const first = await log.sealer().seal(SIGNER, NOW);
    await log.append(400);
    const second = await log.sealer().seal(SIGNER, NOW);
    const [older, newer] = [parseCheckpoint(first?.note ?? ''), parseCheckpoint(second?.note ?? '')];
    expect([older.size, newer.size]).toEqual([EVENTS, EVENTS + 400]);
    expect(signersOf(newer.signed, [KEY])).toHaveLength(1);
    expect(newer.origin).toBe(ORIGIN);

    const tree = new MerkleTree(log.store);
    const path = await tree.consistencyProof(older.size, newer.size);
    expect(
      isConsistent({ from: older.size, fromRoot: older.root, to: newer.size, toRoot: newer.root, path }),
    ).toBe(true);
    for (const position of [1n, 256n, 257n, 700n, 1_100n]) {
      const [event] = (await log.events.readAll({ after: position - 1n, limit: 1 })).events;
      const index = (await log.store.leafAt(position)) ?? -1;
      const claim = {
        index,
        size: newer.size,
        root: newer.root,
        path: await tree.inclusionProof(index, newer.size),
      };
      expect(isIncluded({ ...claim, leaf: leafOf(event as StoredEvent) })).toBe(true);
    }
    expect(await log.store.leafAt(1_101n)).toBeUndefined();
  });

  test('ends when nothing is new but the seal’s own event', async () => {
    await log.events.append(newStream(), [{ ...newEvent(), type: 'LogSealed' }], 'no-stream');
    expect(await log.sealer().seal(SIGNER, NOW)).toBeUndefined();
    await log.append(1);
    const next = await log.sealer().seal(SIGNER, NOW);
    expect(next?.size).toBe(EVENTS + 402);
    expect(await log.sealer().seal(SIGNER, NOW)).toBeUndefined();
  });

  test('by several processes at once gives one checkpoint, and the tree of one', async () => {
    const stores = Array.from({ length: 4 }, () => new SealStore(log.url));
    for (let round = 0; round < 5; round += 1) {
      await log.append(300);
      const sealed = await Promise.all(stores.map((store) => log.sealer(store).seal(SIGNER, NOW)));
      // When all stood in each other's way, the next round of the job does it.
      if (sealed.every((one) => one === undefined)) await log.sealer().seal(SIGNER, NOW);
      expect(sealed.filter((one) => one !== undefined).length).toBeLessThanOrEqual(1);
    }
    await Promise.all(stores.map((store) => store.close()));
    expect(await log.verifier().whole()).toEqual({
      verified: EVENTS + 402 + 1_500,
      signed: EVENTS + 402 + 1_500,
      findings: [],
    });
  });

  test('goes on where it was, whatever the size it stopped at', async () => {
    const small = await SealedLog.create(0);
    const sizes = [1, 255, 256, 257, 512, 812, 1_001, 2_900];
    for (const [at, size] of sizes.entries()) {
      await small.append(size - (sizes[at - 1] ?? 0));
      await small.sealer(new SealStore(small.url)).seal(SIGNER, NOW);
      expect((await small.store.newestCheckpoint())?.size).toBe(size);
    }
    expect((await small.store.checkpoints()).map(({ size }) => size)).toEqual(sizes);
    expect(await small.verifier().whole()).toEqual({ verified: 2_900, signed: 2_900, findings: [] });
    for (const position of [1n, 256n, 2_560n, 2_561n, 2_587n, 2_900n])
      expect(await small.store.leafAt(position)).toBe(Number(position) - 1);
    await small.close();
  });

  test('is verified in slices, from the beginning again after the end', async () => {
    const slices: number[] = [];
    let next = 0;
    do {
      const slice = await log.verifier().slice(next, 512);
      expect(slice.findings).toEqual([]);
      slices.push(slice.verified);
      next = slice.next;
    } while (next !== 0);
    expect(slices.reduce((sum, one) => sum + one, 0)).toBe(EVENTS + 402 + 1_500);
  });

  test('goes on while it is verified, and nothing seems altered for it', async () => {
    /** Seals what is new the moment the verification has seen how far the tree goes. */
    class SealedMeanwhile extends SealStore {
      override async knownState() {
        const state = await super.knownState();
        await log.append(30);
        await log.sealer().seal(SIGNER, NOW);
        return state;
      }
    }
    const store = new SealedMeanwhile(log.url);
    const verifier = new LogVerifier(log.log, store, { keys: [everySize(KEY)] });
    const before = await log.store.newestCheckpoint();
    expect((await verifier.whole()).findings).toEqual([]);
    expect((await verifier.slice(0, 100_000)).findings).toEqual([]);
    expect((await log.store.newestCheckpoint())?.size).toBeGreaterThan(before?.size ?? 0);
    await store.close();
  });
});

describe('what a superuser did to the log is found and named', () => {
  const sealed = async (): Promise<SealedLog> => {
    const log = await SealedLog.create(EVENTS);
    await log.sealer().seal(SIGNER, NOW);
    expect(await log.findings()).toEqual([]);
    return log;
  };

  const swap = (one: number, other: number) => [
    `UPDATE annals_events.events SET position = 1000000 WHERE position = ${String(one)}`,
    `UPDATE annals_events.events SET position = ${String(one)} WHERE position = ${String(other)}`,
    `UPDATE annals_events.events SET position = ${String(other)} WHERE position = 1000000`,
  ];

  test.each<[string, readonly string[], readonly Finding[]]>([
    [
      'an UPDATE of the data',
      [`UPDATE annals_events.events SET data = '{"note":"something else"}' WHERE position = 300`],
      [{ kind: 'altered', position: 300n }],
    ],
    [
      'an UPDATE of who did it',
      [`UPDATE annals_events.events SET metadata = '{"actorId":"somebody else"}' WHERE position = 5`],
      [{ kind: 'altered', position: 5n }],
    ],
    [
      'an UPDATE of when',
      [
        `UPDATE annals_events.events SET recorded_at = recorded_at - interval '1 day' WHERE position IN (256, 257)`,
      ],
      [
        { kind: 'altered', position: 256n },
        { kind: 'altered', position: 257n },
      ],
    ],
    [
      'a DELETE',
      ['DELETE FROM annals_events.events WHERE position = 42'],
      [{ kind: 'missing', position: 42n }],
    ],
    ['swapped neighbours', swap(10, 11), [{ kind: 'swapped', position: 10n, other: 11n }]],
    ['events swapped far apart', swap(3, 650), [{ kind: 'swapped', position: 3n, other: 650n }]],
    [
      'a cut tail',
      ['DELETE FROM annals_events.events WHERE position > 690'],
      [{ kind: 'cut', position: 691n, until: 700n }],
    ],
    [
      'everything at once',
      [
        'DELETE FROM annals_events.events WHERE position > 698 OR position = 20',
        `UPDATE annals_events.events SET type = 'Other' WHERE position = 400`,
        ...swap(100, 200),
      ],
      [
        { kind: 'missing', position: 20n },
        { kind: 'swapped', position: 100n, other: 200n },
        { kind: 'altered', position: 400n },
        { kind: 'cut', position: 699n, until: 700n },
      ],
    ],
    ['a TRUNCATE', ['TRUNCATE annals_events.events'], [{ kind: 'cut', position: 1n, until: 700n }]],
  ])('%s', async (_, statements, findings) => {
    const log = await sealed();
    await log.tamper(...statements);
    expect(await log.findings()).toEqual(findings);
    await log.close();
  });

  test('a tail that was cut and grew again', async () => {
    const log = await sealed();
    await log.tamper('DELETE FROM annals_events.events WHERE position > 698');
    await log.append(5);
    expect(await log.findings()).toEqual([
      { kind: 'altered', position: 699n },
      { kind: 'altered', position: 700n },
    ]);
    await log.close();
  });

  test('a slice of the verification that does not hold the place still sees the cut tail', async () => {
    const log = await sealed();
    await log.tamper('DELETE FROM annals_events.events WHERE position > 690');
    expect((await log.verifier().slice(0, 256)).findings).toEqual([
      { kind: 'cut', position: 691n, until: 700n },
    ]);
    await log.close();
  });

  test('an event altered together with its sealed leaf', async () => {
    const log = await sealed();
    await log.tamper(`UPDATE annals_events.events SET type = 'Other' WHERE position = 300`);
    const [event] = (await log.events.readAll({ after: 299n, limit: 1 })).events;
    const leaf = leafOf(event as StoredEvent).toString('hex');
    await log.tamper(
      `UPDATE annals_seal.tiles SET hashes = overlay(hashes PLACING '\\x${leaf}'::bytea FROM ${String(43 * 32 + 1)} FOR 32) WHERE level = 0 AND index = 1`,
    );
    expect(await log.findings()).toEqual([{ kind: 'seal-altered', position: 257n, until: 512n }]);
    await log.close();
  });

  test('a log that was made anew together with its whole tree, by its checkpoints', async () => {
    const log = await sealed();
    await log.append(50);
    const published = (await log.sealer().seal(SIGNER, NOW))?.note ?? '';
    const checkpoints = 'CREATE TABLE kept AS SELECT * FROM annals_seal.checkpoints';
    await log.tamper(
      checkpoints,
      `UPDATE annals_events.events SET type = 'Other' WHERE position = 720`,
      'TRUNCATE annals_seal.tiles, annals_seal.state, annals_seal.checkpoints',
    );
    await log.sealer(new SealStore(log.url)).catchUp();
    await log.tamper('INSERT INTO annals_seal.checkpoints SELECT * FROM kept');
    expect(await log.findings()).toEqual([{ kind: 'seal-altered', position: 701n, until: 750n }]);
    await log.tamper('TRUNCATE annals_seal.checkpoints');
    expect(await log.findings([published])).toEqual([{ kind: 'seal-altered', position: 1n, until: 750n }]);
    await log.close();
  });

  test('a log and a seal that were both set back, by what was published', async () => {
    const log = await sealed();
    await log.tamper('CREATE TABLE kept_state AS SELECT * FROM annals_seal.state');
    await log.append(50);
    const published = (await log.sealer().seal(SIGNER, NOW))?.note ?? '';
    await log.tamper(
      'DELETE FROM annals_events.events WHERE position > 700',
      'DELETE FROM annals_seal.checkpoints WHERE size > 700',
      'UPDATE annals_seal.state SET (size, position) = (SELECT size, position FROM kept_state)',
    );
    expect(await log.findings()).toEqual([]);
    expect(await log.findings([published])).toEqual([{ kind: 'cut', position: 701n, until: 750n }]);
    await log.close();
  });

  test('a tree that is gone while its checkpoints are there', async () => {
    const log = await sealed();
    await log.tamper('DELETE FROM annals_seal.state');
    expect(await log.findings()).toEqual([{ kind: 'set-back', position: 1n, until: BigInt(EVENTS) }]);
    expect((await log.verifier().slice(0, 256)).findings).toHaveLength(1);
    await log.close();
  });

  test('a checkpoint that somebody else signed', async () => {
    const log = await SealedLog.create(10);
    const checkpoint = await log.sealer().seal(FOREIGN, NOW);
    expect(parseNote(checkpoint?.note ?? '').signatures).toHaveLength(1);
    expect(await log.findings()).toEqual([{ kind: 'foreign-checkpoint', position: 10n }]);
    await log.close();
  });
});
