// @vitest-environment happy-dom
import { query, together } from '@annals/contracts/kernel/route';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fromOneCall, readTogether } from './together';

const list = query('GET /api/list', {
  summary: 'A list',
  may: 'signed-in',
  query: z.strictObject({ limit: z.coerce.number().optional(), after: z.string().optional() }),
  answer: z.array(z.string()),
  paged: true,
});
const count = query('GET /api/count', { summary: 'A count', may: 'signed-in', answer: z.number() });
const both = together('GET /api/both', {
  summary: 'Both',
  may: 'signed-in',
  parts: { count: { route: count }, first: { route: list, query: { limit: 3 } } },
});
readTogether(both);

const fetched = vi.fn<typeof fetch>();
const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

it('asks once for what is asked at the same moment, and hands out the parts', async () => {
  answers({ count: { answer: 4 }, first: { answer: ['a'], next: 'x' } });
  const [counted, listed] = await Promise.all([
    fromOneCall(count, {}),
    fromOneCall(list, { limit: 3, after: undefined }),
  ]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/both?parts=count%2Cfirst']);
  expect(counted).toEqual({ data: 4, next: undefined, stale: false });
  expect(listed).toEqual({ data: ['a'], next: 'x', stale: false });
});

it('leaves a read that is alone, or asked otherwise, to its own route', async () => {
  expect(await fromOneCall(count, {})).toBeUndefined();
  expect(await Promise.all([fromOneCall(count, {}), fromOneCall(list, { limit: 4 })])).toEqual([
    undefined,
    undefined,
  ]);
  expect(fetched).not.toHaveBeenCalled();
});

it('leaves a part that failed to its own route, and shows the others', async () => {
  answers({ count: null, first: { answer: ['a'] } });
  const [counted, listed] = await Promise.all([fromOneCall(count, {}), fromOneCall(list, { limit: 3 })]);
  expect(counted).toBeUndefined();
  expect(listed).toMatchObject({ data: ['a'] });
});

it('says of all what went wrong when the call did not work', async () => {
  fetched.mockRejectedValue(new TypeError('away'));
  const both = await Promise.all([fromOneCall(count, {}), fromOneCall(list, { limit: 3 })]);
  expect(both).toMatchObject([{ error: { status: 'network' } }, { error: { status: 'network' } }]);
});
