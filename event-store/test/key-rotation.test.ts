import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newWrappedKey } from '../src/personal-data/data-key';
import { KeyWrappers, type KeyWrapper } from '../src/personal-data/key-wrapper';
import { LocalKeyWrapper } from '../src/personal-data/local-key-wrapper';
import { parseMasterKey, WrongMasterKey } from '../src/personal-data/master-key';
import { migratePersonalKeys } from '../src/personal-data/migrate-personal-keys';
import { PostgresPersonalKeys } from '../src/personal-data/postgres-personal-keys';
import { VaultKeyWrapper } from '../src/personal-data/vault-key-wrapper';
import { StoreUnavailable } from '../src/port';
import { freshDatabase } from './fresh-database';
import { TransitDouble } from './vault/transit-double';

const masterKey = () => parseMasterKey(randomBytes(32).toString('base64'));
const NO_CACHE = { lifetimeMs: 0 };
const PEOPLE = 1_200;

let url: string;
let client: pg.Client;
const people = Array.from({ length: PEOPLE }, () => randomUUID());
const before = masterKey();
const now = masterKey();
let bytes: ReadonlyMap<string, string>;

beforeAll(async () => {
  url = await freshDatabase();
  await migratePersonalKeys(url);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(() => client.end());
beforeEach(async () => {
  await client.query('TRUNCATE annals_keys.personal_keys');
  bytes = await with_(new LocalKeyWrapper(before), async (keys) => {
    const made = await keys.forWriting(people);
    return new Map([...made].map(([person, { key }]) => [person, key.export().toString('hex')]));
  });
});

async function with_<T>(wrapper: KeyWrapper, work: (keys: PostgresPersonalKeys) => Promise<T>): Promise<T> {
  const keys = new PostgresPersonalKeys(url, wrapper, NO_CACHE);
  return work(keys).finally(() => keys.close());
}

/** Whether every key opens, and is the one it was. */
const areAllThere = (wrapper: KeyWrapper) =>
  with_(wrapper, async (keys) => {
    const found = await keys.forWriting(people);
    return people.every((person) => found.get(person)?.key.export().toString('hex') === bytes.get(person));
  });

describe('somebody new', () => {
  const giveKey = (wrapper: KeyWrapper) =>
    with_(wrapper, async (keys) => (await keys.forWriting([randomUUID()])).size);

  test('gets no key with a master key that opens none of those that are there', async () => {
    await expect(giveKey(new LocalKeyWrapper(now))).rejects.toThrow(WrongMasterKey);
    const { rows } = await client.query('SELECT count(*)::integer AS count FROM annals_keys.personal_keys');
    expect(rows).toEqual([{ count: PEOPLE }]);
  });

  test('gets one with the right master key, also where some keys were altered, and with a new one that knows the one before', async () => {
    await client.query(
      "UPDATE annals_keys.personal_keys SET wrapped = wrapped || '\\x00' WHERE ctid IN (SELECT ctid FROM annals_keys.personal_keys LIMIT 5)",
    );
    expect(await giveKey(new LocalKeyWrapper(before))).toBe(1);
    expect(await giveKey(new LocalKeyWrapper(now, [before]))).toBe(1);
  });
});

describe('after a rotation', () => {
  test('the present master key alone opens every key, and the one before none', async () => {
    const looked: number[] = [];
    const rewrapped = await with_(new LocalKeyWrapper(now, [before]), (keys) =>
      keys.rewrap((count) => looked.push(count)),
    );
    expect(rewrapped).toBe(PEOPLE);
    expect(looked.at(-1)).toBe(PEOPLE);
    expect(await areAllThere(new LocalKeyWrapper(now))).toBe(true);
    await expect(areAllThere(new LocalKeyWrapper(before))).rejects.toThrow(WrongMasterKey);
  });

  test('one that was interrupted is taken up, and one that is done does nothing', async () => {
    const stop = new AbortController();
    const first = await with_(new LocalKeyWrapper(now, [before]), (keys) =>
      keys.rewrap(() => stop.abort(), stop.signal),
    );
    expect(first).toBeLessThan(PEOPLE);
    expect(await areAllThere(new LocalKeyWrapper(now, [before]))).toBe(true);
    const rest = await with_(new LocalKeyWrapper(now, [before]), (keys) => keys.rewrap());
    expect(first + rest).toBe(PEOPLE);
    expect(await with_(new LocalKeyWrapper(now, [before]), (keys) => keys.rewrap())).toBe(0);
  });

  test('people who work meanwhile read and write, with either key first; who is erased meanwhile stays erased', async () => {
    const erased = people.slice(0, 50);
    const newcomers = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all([
      with_(new LocalKeyWrapper(now, [before]), (keys) => keys.rewrap()),
      // A process that was not started again yet writes with the key before.
      with_(new LocalKeyWrapper(before, [now]), async (keys) => {
        for (const person of newcomers.slice(0, 20)) await keys.forWriting([person]);
      }),
      with_(new LocalKeyWrapper(now, [before]), async (keys) => {
        for (const person of newcomers.slice(20)) await keys.forWriting([person, people[60] ?? '']);
      }),
      with_(new LocalKeyWrapper(now, [before]), async (keys) => {
        for (const person of erased) await keys.destroy(person);
      }),
    ]);
    await with_(new LocalKeyWrapper(now, [before]), (keys) => keys.rewrap());
    const { rows } = await client.query<{ subject: string }>('SELECT subject FROM annals_keys.personal_keys');
    const left = new Set(rows.map(({ subject }) => subject));
    expect(erased.filter((person) => left.has(person))).toEqual([]);
    expect(left.size).toBe(PEOPLE - erased.length + newcomers.length);
    const all = await with_(new LocalKeyWrapper(now), (keys) => keys.forWriting([...left]));
    expect(all.size).toBe(left.size);
  });
});

test('keys from before there was a version are opened, and wrapped anew by a rotation', async () => {
  const [subject, keyId, plain] = [randomUUID(), randomUUID(), randomBytes(32)];
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', before.key, iv).setAAD(
    Buffer.from(`annals personal key ${subject} ${keyId}`),
  );
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  const wrapped = Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
  await client.query('TRUNCATE annals_keys.personal_keys');
  await client.query('INSERT INTO annals_keys.personal_keys (subject, key_id, wrapped) VALUES ($1, $2, $3)', [
    subject,
    keyId,
    wrapped,
  ]);
  await with_(new LocalKeyWrapper(before), async (keys) => {
    expect((await keys.forReading([keyId])).get(keyId)?.key.export()).toEqual(plain);
    // Of the same master key: only the form is another one.
    expect(await keys.rewrap()).toBe(1);
    expect((await keys.forReading([keyId])).get(keyId)?.key.export()).toEqual(plain);
  });
  expect(newWrappedKey(subject, before).wrapped[0]).toBe(2);
});

describe('with the key in Vault', () => {
  let vault: TransitDouble;
  const settings = () => ({ url: vault.url, token: vault.token, key: 'annals', mount: 'transit' });
  beforeEach(async () => {
    vault = await new TransitDouble().start();
    return () => vault.stop();
  });

  test('keys are rotated into it while people work, opened in batches, and no master key opens them', async () => {
    const inVault = await VaultKeyWrapper.open(settings());
    const both = new KeyWrappers(inVault, new LocalKeyWrapper(before));
    expect(await areAllThere(both)).toBe(true);
    expect(await with_(both, (keys) => keys.rewrap())).toBe(PEOPLE);
    vault.asked.length = 0;
    expect(await areAllThere(inVault)).toBe(true);
    expect(vault.asked.length).toBeLessThan(10);
    await expect(areAllThere(new LocalKeyWrapper(before))).rejects.toThrow(WrongMasterKey);
  });

  test("a new version of Vault's key is a rotation as well", async () => {
    const first = await VaultKeyWrapper.open(settings());
    await with_(new KeyWrappers(first, new LocalKeyWrapper(before)), (keys) => keys.rewrap());
    vault.rotate();
    const second = await VaultKeyWrapper.open(settings());
    expect(second.keyName).toBe('vault:transit/annals:v2');
    expect(await with_(second, (keys) => keys.rewrap())).toBe(PEOPLE);
    expect(await areAllThere(second)).toBe(true);
    expect(await with_(second, (keys) => keys.rewrap())).toBe(0);
  });

  test("one person's key does not open as another's, and nothing is said without the right", async () => {
    const inVault = await VaultKeyWrapper.open(settings());
    const [one] = await inVault.wrap([
      { subject: randomUUID(), keyId: randomUUID(), bytes: randomBytes(32) },
    ]);
    await expect(
      inVault.unwrap(
        [{ ...one, subject: randomUUID() }].flatMap((key) =>
          key.wrapped && key.keyId ? [{ subject: key.subject, keyId: key.keyId, wrapped: key.wrapped }] : [],
        ),
      ),
    ).rejects.toThrow(WrongMasterKey);
    const refused = VaultKeyWrapper.open({ ...settings(), token: 'another-token' });
    await expect(refused).rejects.toThrow('Vault refuses the token');
    await expect(refused).rejects.not.toThrow('another-token');
    await expect(VaultKeyWrapper.open({ ...settings(), key: 'none' })).rejects.toThrow('no key of the name');
  });

  test('while Vault is away, it counts as the store being away', async () => {
    const inVault = await VaultKeyWrapper.open(settings());
    await with_(new KeyWrappers(inVault, new LocalKeyWrapper(before)), (keys) => keys.rewrap());
    vault.stop();
    await expect(areAllThere(inVault)).rejects.toThrow(StoreUnavailable);
  });
});
