// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { currentConnection, followConnection, untilOnline } from './connection';

function say(name: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(name === 'online');
  window.dispatchEvent(new Event(name));
}

const isAskedBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('holds what is sent while the browser is offline, counts it, asks before the page is closed, and lets it go by itself', async () => {
  const sent: string[] = [];
  const send = async (what: string) => {
    await untilOnline();
    sent.push(what);
  };
  followConnection();
  await send('before');
  say('offline');
  expect(isAskedBeforeClosing()).toBe(false);
  const [one, other] = [send('one'), send('other')];
  expect(currentConnection()).toEqual({ isOnline: false, waiting: 2 });
  expect(sent).toEqual(['before']);
  expect(isAskedBeforeClosing()).toBe(true);
  say('online');
  await Promise.all([one, other]);
  expect(sent).toEqual(['before', 'one', 'other']);
  expect(currentConnection()).toEqual({ isOnline: true, waiting: 0 });
  expect(isAskedBeforeClosing()).toBe(false);
});
