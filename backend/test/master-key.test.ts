import { randomBytes, randomUUID } from 'node:crypto';
import { LocalKeyWrapper } from '@annals/event-store/personal-data/local-key-wrapper';
import { parseMasterKey, WrongMasterKey } from '@annals/event-store/personal-data/master-key';
import { PostgresPersonalKeys } from '@annals/event-store/personal-data/postgres-personal-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testUsers } from '../../event-store/test/database-users';
import { rotateMasterKey } from '../src/features/operations/master-key-rotation';
import { openLog } from '../src/storage';
import { startProduct, type Product } from './product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api'] });
}, 120_000);
afterAll(() => product.stop());

test('a rotation is an event, before and after it, by the database user of the keys alone; the log is read with the new key', async () => {
  const { application, keys: keysUrl } = testUsers(product.databaseUrl);
  const [before, now] = [product.masterKey, randomBytes(32).toString('base64')].map(parseMasterKey);
  if (!before || !now) throw new Error('There are two keys');
  const wrapper = new LocalKeyWrapper(now, [before]);
  const keys = new PostgresPersonalKeys(keysUrl, wrapper);
  const origin = { actor: { id: 'system:operator', role: 'system' }, commandId: randomUUID() } as const;
  const { dispatch, log } = product.annals.services;
  const rewrapped = await rotateMasterKey({ keys, wrapper, dispatch, origin });
  await keys.close();
  expect(rewrapped).toBeGreaterThan(40);
  const { events } = await log.readAllBackward({ limit: 2 });
  expect(events.map(({ type }) => type).sort()).toEqual(['MasterKeyRotated', 'OperationRequested']);
  expect(events.find(({ type }) => type === 'MasterKeyRotated')?.data).toEqual({
    keyName: wrapper.keyName,
    rewrapped,
  });
  const withNew = openLog(application, new LocalKeyWrapper(now), undefined, keysUrl);
  expect((await withNew.readAll({ after: 0n, limit: 200 })).events).toHaveLength(200);
  await withNew.close();
  const withOld = openLog(application, product.masterKey, undefined, keysUrl);
  await expect(withOld.readAll({ after: 0n, limit: 200 })).rejects.toThrow(WrongMasterKey);
  await withOld.close();
});
