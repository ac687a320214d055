// @vitest-environment happy-dom
import { selfServiceRoutes } from '@annals/contracts/features/accounts/self-service';
import { rewardRoutes } from '@annals/contracts/features/rewards/routes';
import { HEADERS } from '@annals/contracts/kernel/problem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../language/english';
import { forgetUnsent, hasUnsent, WAITING } from '../session/device-storage';
import { currentToasts } from '../toasts/toast-store';
import { followOutbox, sendAgain, sendWhenOnline } from './late-commands';
import { forgetCommand, keepCommand, keptCommands, openOutbox, unkeptCommands } from './outbox';

const ADA = '018f0000-0000-7000-8000-0000000000aa';
const REWARD = '018f0000-0000-7000-8000-0000000000bb';
const { signal } = new AbortController();

/** What reached the server, and what it says to that. */
let sent: { readonly key: string; readonly body: string; readonly seen: string | undefined }[] = [];
let answers: (() => Promise<Response>)[] = [];
const accepted = () => Promise.resolve(Response.json({ id: REWARD, position: '11' }));
const refused = (status: number) => () =>
  Promise.resolve(
    Response.json({ type: 'about:blank', title: 'No', status, detail: 'It is gone.' }, { status }),
  );

function say(name: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(name === 'online');
  window.dispatchEvent(new Event(name));
}

const isAskedBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const revise = (points: number) =>
  sendWhenOnline(
    rewardRoutes.reviseReward,
    { rewardId: REWARD, name: 'Lunch', points, seenPosition: '7' },
    signal,
  );

/** On a busy machine too. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

/** Leaves changes on the device, as a page does that ends while they wait. */
function leave(...points: number[]): void {
  const close = openOutbox(ADA);
  points.forEach((value, at) =>
    keepCommand({
      key: crypto.randomUUID(),
      method: 'PATCH',
      address: `/api/rewards/${REWARD}`,
      body: JSON.stringify({ points: value }),
      seenPosition: '7',
      title: 'Recognition · Annals',
      path: '/recognition',
      since: new Date(at).toISOString(),
    }),
  );
  close();
}

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      sent.push({
        key: headers[HEADERS.idempotencyKey] ?? '',
        body,
        seen: headers[HEADERS.seenPosition],
      });
      return (answers.shift() ?? accepted)();
    },
  );
  say('offline');
});
afterEach(() => {
  forgetUnsent();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps what is made offline until it is answered, and sends it in the order in which it was made', async () => {
  const close = followOutbox(ADA);
  const both = [revise(100), revise(200)];
  await eventually(() => expect(keptCommands()).toHaveLength(2));
  expect(unkeptCommands()).toBe(0);
  expect(keptCommands()[0]).toMatchObject({
    method: 'PATCH',
    address: `/api/rewards/${REWARD}`,
    seenPosition: '7',
  });
  say('online');
  await Promise.all(both);
  expect(sent.map(({ body }) => body)).toEqual([
    '{"name":"Lunch","points":100}',
    '{"name":"Lunch","points":200}',
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(hasUnsent(WAITING)).toBe(false);
  close();
});

it('the same change made twice is two changes: on, off and on again ends with on', async () => {
  const close = followOutbox(ADA);
  const all = [revise(1), revise(2), revise(1)];
  await eventually(() => expect(keptCommands()).toHaveLength(3));
  say('online');
  await Promise.all(all);
  expect(sent.map(({ body }) => body.includes('"points":1'))).toEqual([true, false, true]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  close();
});

it('the next page sends what one left behind that ended, with its key, and says so', async () => {
  leave(100, 200);
  const close = followOutbox(ADA);
  const kept = keptCommands();
  say('online');
  await eventually(() => expect(hasUnsent(WAITING)).toBe(false));
  expect(sent.slice(0, 2).map(({ key, seen }) => [key, seen])).toEqual(kept.map(({ key }) => [key, '7']));
  await eventually(() => expect(currentToasts()[0]?.title).toBe('2 changes that waited are saved'));
  close();
});

it('what is refused stays with the reason until it is given up or sent again', async () => {
  leave(100);
  const close = followOutbox(ADA);
  answers = [refused(409)];
  say('online');
  await eventually(() => expect(keptCommands()[0]?.refusal).toBe('It is gone.'));
  const [command] = keptCommands();
  if (!command) throw new Error('nothing is kept');
  answers = [refused(409)];
  await sendAgain(command);
  expect(keptCommands()).toHaveLength(1);
  forgetCommand(command.key);
  expect(hasUnsent(WAITING)).toBe(false);
  close();
});

it.each([401, 429, 503])('an answer of %s says nothing of the change itself: it waits on', async (status) => {
  leave(100);
  const close = followOutbox(ADA);
  answers = [refused(status), refused(status)];
  say('online');
  await eventually(() => expect(sent.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve));
  expect(keptCommands()).toHaveLength(1);
  expect(keptCommands()[0]?.refusal).toBeUndefined();
  close();
});

it('is nobody else’s', () => {
  leave(100);
  const close = followOutbox('018f0000-0000-7000-8000-0000000000cc');
  expect(keptCommands()).toEqual([]);
  expect(hasUnsent(WAITING)).toBe(true);
  close();
});

it('keeps no password, and what it does not keep is asked about before the page is closed', async () => {
  const close = followOutbox(ADA);
  const waits = sendWhenOnline(
    selfServiceRoutes.changePassword,
    { currentPassword: 'the old one', newPassword: 'correct horse battery' },
    signal,
  );
  await eventually(() => expect(unkeptCommands()).toBe(1));
  expect(localStorage.length).toBe(0);
  expect(isAskedBeforeClosing()).toBe(true);
  say('online');
  await waits;
  expect(isAskedBeforeClosing()).toBe(false);
  expect(unkeptCommands()).toBe(0);
  close();
});

it('what is not a kept command is not sent', () => {
  localStorage.setItem(
    `annals-waiting:${ADA}:x`,
    '{"key":"x","method":"POST","address":"https://evil.example"}',
  );
  localStorage.setItem(`annals-waiting:${ADA}:y`, '{"broken');
  const close = followOutbox(ADA);
  expect(keptCommands()).toEqual([]);
  close();
});
