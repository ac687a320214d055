import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type Product } from '../product';
import { appendingProxy, type AppendingProxy } from './appending-proxy';

const TRIES = 34;

/** Statuses of sign-ins in which the caller claims another address, and names another account, each time. */
async function triesThrough(product: Product, url: string): Promise<number[]> {
  const statuses = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { status } = await product
      .visitor()
      .at(url)
      .post('/api/auth/login', {
        email: `${randomUUID()}@annals.example`,
        password: 'wrong-password',
        role: 'admin',
      });
    statuses.push(status);
  }
  return statuses;
}

describe('behind one proxy that appends to X-Forwarded-For', () => {
  let product: Product;
  let proxy: AppendingProxy;
  beforeAll(async () => {
    product = await startProduct({ roles: ['api'] });
    proxy = await appendingProxy(product.url, '203.0.113.7');
  });
  afterAll(async () => {
    await proxy.stop();
    await product.stop();
  });

  test('who makes up addresses is limited by the one that the proxy saw', async () => {
    const statuses = await triesThrough(product, proxy.url);
    expect(statuses.filter((status) => status === 429)).toHaveLength(TRIES - 30);
  });
});

describe('behind two proxies', () => {
  let product: Product;
  let inner: AppendingProxy;
  let outer: AppendingProxy;
  beforeAll(async () => {
    product = await startProduct({ roles: ['api'], trustedProxies: 2 });
    inner = await appendingProxy(product.url, '10.0.0.1');
    outer = await appendingProxy(inner.url, '2001:db8:1:2::7');
  });
  afterAll(async () => {
    await outer.stop();
    await inner.stop();
    await product.stop();
  });

  test('the second address from the right counts', async () => {
    const statuses = await triesThrough(product, outer.url);
    expect(statuses.filter((status) => status === 429)).toHaveLength(TRIES - 30);
  });
});
