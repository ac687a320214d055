import { HEADERS } from '@annals/contracts/kernel/problem';
import { problemType } from '@annals/contracts/kernel/problem-codes';
import { rewardRoutes } from '@annals/contracts/features/rewards/routes';
import { afterEach, expect, test, vi } from 'vitest';
import { hold } from './seen';
import { send } from './send';

const ID = '018f0000-0000-7000-8000-00000000000a';
/** What the server has, which somebody else changes too. */
const reward = { id: ID, name: 'Lunch', points: 100 };
let head = 10;

vi.stubGlobal('fetch', (address: string, { method = 'GET', headers = {}, body = '' }: RequestInit) => {
  if (method === 'GET')
    return Promise.resolve(Response.json([reward], { headers: { [HEADERS.position]: String(head) } }));
  expect(address).toBe(`/api/rewards/${ID}`);
  const seen = Number((headers as Record<string, string>)[HEADERS.seenPosition]);
  if (seen < head)
    return Promise.resolve(
      Response.json(
        {
          type: problemType('request.changed-meanwhile'),
          title: 'Conflict',
          status: 409,
          detail: 'Changed.',
        },
        { status: 409 },
      ),
    );
  Object.assign(reward, JSON.parse(body as string));
  return Promise.resolve(Response.json({ id: ID, position: String((head += 1)) }));
});
afterEach(() => vi.unstubAllGlobals());

test('a form that is second is told what the first saved, and replaces it only when it is sent again', async () => {
  await send(rewardRoutes.listRewards, {});
  const close = hold('form');
  const revise = (points: number) =>
    send(rewardRoutes.reviseReward, { rewardId: ID, name: 'Lunch', points, seenPosition: 'form' });
  Object.assign(reward, { points: 150 });
  head += 1;
  // A screen that shows the newest by itself does not make the form that was opened before any newer.
  await send(rewardRoutes.listRewards, {});
  const refused = await revise(200);
  expect(refused.error?.detail).toBe(
    'Somebody else changed this after you opened it, and nothing of yours was saved over it. Now there:\n' +
      'Points: 150\n' +
      'Save once more to replace that with yours, or close this and keep theirs.',
  );
  expect(reward.points).toBe(150);
  expect((await revise(200)).error).toBeUndefined();
  expect(reward.points).toBe(200);
  // What one saved oneself was seen.
  expect((await revise(300)).error).toBeUndefined();
  close();
});
