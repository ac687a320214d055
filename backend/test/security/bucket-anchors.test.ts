import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedAnchors, publishedIn } from '../../src/platform/sealing/published';
import { publishCheckpoints } from '../../src/platform/sealing/publish';
import { Seal } from '../../src/platform/sealing/seal';
import { SealMemory } from '../../src/platform/sealing/seal-memory';
import { placesIn } from '../../src/platform/sealing/settings';
import { logBehindSeal } from '../../src/features/operations/log-behind-seal';
import { BucketDouble } from '../bucket-double';
import { startProduct, type Product } from '../product';

const double = new BucketDouble();
let product: Product;
/** The sizes of the checkpoints that were published. */
const sizes: number[] = [];

beforeAll(async () => {
  product = await startProduct({ seal: { bucket: await double.open() } });
  const { seal, sealSettings } = product.annals.services;
  for (let round = 0; round < 4; round += 1) {
    await product.as('admin');
    sizes.push((await seal.seal())?.size ?? 0);
    expect(await publishCheckpoints(seal.store, placesIn(sealSettings), new Date())).toEqual([]);
  }
});
afterAll(async () => {
  await product.stop();
  double.close();
});

const settings = () => product.annals.services.sealSettings;
const sizesOf = (notes: readonly { readonly note: string }[]) =>
  notes.map(({ note }) => parseCheckpoint(note).size);

/** A process that remembers nothing. @param published what it can look up outside the database */
function forgetful(published: ReturnType<typeof publishedAnchors>): Seal {
  const { log, dispatch, seal } = product.annals.services;
  const memory = new SealMemory(undefined);
  return new Seal(log, dispatch, seal.store, { ...settings(), memory, published, clock: () => new Date() });
}

test('every checkpoint of a bucket is read back, and those over a range of sizes', async () => {
  const newest = sizes.at(-1);
  expect(sizesOf((await publishedIn(settings())).notes)).toEqual([...sizes, newest]);
  const [first = 0, , third = 0] = sizes;
  const range = { after: first, upTo: third };
  expect(sizesOf((await publishedIn(settings(), range)).notes)).toEqual([...sizes.slice(1, 3), newest]);
});

test('a key that may not list the bucket reads the newest, and that is said', async () => {
  double.mayList = false;
  const { notes, failure } = await publishedIn(settings());
  double.mayList = true;
  expect(sizesOf(notes)).toEqual([sizes.at(-1)]);
  expect(String(failure)).toMatch(/It answered with status 403/);
});

test('a bucket that is away stops nothing, and is believed to hold what it held last', async () => {
  const lookUp = publishedAnchors(settings());
  expect((await lookUp()).map(({ size }) => size)).toEqual([sizes.at(-1)]);
  double.isDown = true;
  expect((await lookUp()).map(({ size }) => size)).toEqual([sizes.at(-1)]);
  expect(await publishedAnchors(settings())()).toEqual([]);
  await expect(forgetful(publishedAnchors(settings())).catchUp()).resolves.toBeDefined();
  double.isDown = false;
});

test('history that was rewritten with everything else is found by the bucket: when it is sealed, verified, and started', async () => {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query('ALTER TABLE annals_events.events DISABLE TRIGGER ALL');
  await client.query(
    `UPDATE annals_events.events SET data = jsonb_set(data::jsonb, '{overallRating}', '5')::json WHERE position = 700`,
  );
  await client.query(
    `UPDATE annals_events.events SET data = jsonb_set(data::jsonb, '{note}', '""')::json WHERE type = 'LogSealed'`,
  );
  await client.query('TRUNCATE annals_seal.tiles, annals_seal.checkpoints, annals_seal.state');
  await client.end();
  const nobodyLooks = forgetful(() => Promise.resolve([]));
  await nobodyLooks.catchUp(); // a tree over the rewritten log, as its owner would make it
  await expect(forgetful(publishedAnchors(settings())).seal()).rejects.toThrow(
    /Sealing is stopped.*is kept in the bucket of published checkpoints/,
  );
  const verifier = await nobodyLooks.verifier({ published: (await publishedIn(settings())).notes });
  const { findings } = await verifier.whole();
  const altered = findings.find(({ kind }) => kind === 'seal-altered');
  expect(altered?.position).toBeLessThanOrEqual(700n);
  // The oldest of the published checkpoints bounds it.
  expect(altered?.until).toBeLessThanOrEqual(BigInt((sizes[0] ?? 0) + 10));
});

test('and a log that is older than what the bucket holds does not open', async () => {
  const { log, pool } = product.annals.services;
  const shorter = { head: () => Promise.resolve(5n), readStream: log.readStream.bind(log) };
  const { bucket, signer } = settings();
  const memory = new SealMemory(undefined);
  expect(await logBehindSeal(pool, shorter, { folder: undefined, bucket, memory, signer })).toMatch(
    new RegExp(`checkpoints of ${String(sizes.at(-1))} events were signed`),
  );
});
