import { commandAnswer } from '@annals/contracts/kernel/route';
import { LIVE_PATH } from '@annals/contracts/live';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { READS_PER_MINUTE } from '../../src/features/calendar-feeds/serve';
import { MOST_CONNECTIONS } from '../../src/platform/http/live';
import { PROGRAM_REQUESTS_PER_MINUTE } from '../../src/platform/http/rate-limit';
import { startProduct, type Client, type Product } from '../product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ roles: ['api', 'projections'] });
});
afterAll(() => product.stop());

const openFeed = async (client: Client, kind: 'meetings' | 'time-off') => {
  const { json } = await client.post('/api/calendar-feeds', { kind });
  const { url } = commandAnswer.loose().parse(json);
  return new URL(String(url)).pathname;
};

describe('live connections', () => {
  /** An answer that nobody holds any more is closed when memory is tidied up. */
  const held: Response[] = [];

  /** Opens one and leaves it open. @returns its status */
  async function listen(client: Client, ending: AbortSignal): Promise<number> {
    const answer = await fetch(product.url + LIVE_PATH, {
      headers: { cookie: client.cookieHeader() },
      signal: ending,
    });
    held.push(answer);
    return answer.status;
  }
  const times = (count: number, each: () => Promise<number>) =>
    Promise.all(Array.from({ length: count }, each));

  test('one session has as many as somebody has tabs, one person as many as their devices; closed ones make room', async () => {
    const ending = new AbortController();
    const client = await product.as('employee');
    const statuses = await times(MOST_CONNECTIONS.session + 4, () => listen(client, ending.signal));
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_CONNECTIONS.session);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const devices = [client];
    for (let device = 0; device < 3; device += 1) devices.push(await product.as('employee'));
    let open = MOST_CONNECTIONS.session;
    for (const device of devices.slice(1))
      open += (await times(MOST_CONNECTIONS.session, () => listen(device, ending.signal))).filter(
        (status) => status === 200,
      ).length;
    expect(open).toBe(MOST_CONNECTIONS.person);
    ending.abort();
    const after = new AbortController();
    await expect.poll(() => listen(client, after.signal)).toBe(200);
    after.abort();
  });
});

describe('what programs ask for without a session', () => {
  test.each(['/health/ready', '/calendar/none.ics'])('%s is limited by network address', async (path) => {
    const visitor = product.visitor();
    const ask = async () => (await visitor.get(path)).status;
    const statuses = await Promise.all(Array.from({ length: PROGRAM_REQUESTS_PER_MINUTE + 5 }, ask));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await product.visitor().get(path)).status).not.toBe(429);
  });

  test('many who ask whether it is ready are one look at the database', async () => {
    const { pool } = product.annals.services;
    const looked = vi.spyOn(pool, 'query');
    const looks = () => looked.mock.calls.filter(([text]) => text.includes('annals_read')).length;
    const before = performance.now();
    // What was asked just before this test may still be remembered, and costs no look.
    await expect
      .poll(async () => {
        await Promise.all(Array.from({ length: 50 }, () => product.visitor().get('/health/ready')));
        return looks();
      })
      .toBeGreaterThan(0);
    const seconds = Math.ceil((performance.now() - before) / 1_000);
    expect(looks()).toBeLessThanOrEqual((seconds + 1) * 3);
    looked.mockRestore();
  });

  test('one feed is read a few times in a minute, from however many addresses', async () => {
    const path = await openFeed(await product.as('manager'), 'meetings');
    const ask = async () => (await product.visitor().get(path)).status;
    const statuses = await Promise.all(Array.from({ length: READS_PER_MINUTE + 3 }, ask));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
