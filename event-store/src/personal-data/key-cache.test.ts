import { generateKeySync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DataKey } from './data-key';
import { KeyCache } from './key-cache';

const key = generateKeySync('aes', { length: 256 });
const dataKey = (subject: string, keyId: string): DataKey => ({ subject, keyId, key });

test('finds a key by its id and by its person, until its time is over', () => {
  let now = 0;
  const cache = new KeyCache({ lifetimeMs: 60, now: () => now });
  cache.put([dataKey('ada', '1')], cache.erasures);
  now = 59;
  expect(cache.get('1')?.subject).toBe('ada');
  expect(cache.ofSubject('ada')?.keyId).toBe('1');
  now = 60;
  expect(cache.get('1')).toBeUndefined();
  expect(cache.ofSubject('ada')).toBeUndefined();
});

test('keeps no more than its limit, the newest', () => {
  const cache = new KeyCache({ maxKeys: 2 });
  cache.put([dataKey('ada', '1'), dataKey('bob', '2')], cache.erasures);
  cache.put([dataKey('eve', '3')], cache.erasures);
  expect(['1', '2', '3'].map((id) => cache.get(id)?.subject)).toEqual([undefined, 'bob', 'eve']);
});

test('forgets a person, and does not take back what was loaded before', () => {
  const cache = new KeyCache();
  cache.put([dataKey('ada', '1'), dataKey('bob', '2')], cache.erasures);
  const before = cache.erasures;
  cache.forget('ada');
  cache.put([dataKey('ada', '1')], before);
  expect(cache.get('1')).toBeUndefined();
  expect(cache.get('2')?.subject).toBe('bob');
});
