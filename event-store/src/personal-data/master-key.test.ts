import { randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { newWrappedKey, unwrapKey } from './data-key';
import { parseMasterKey, WrongMasterKey } from './master-key';

const newMasterKey = () => parseMasterKey(randomBytes(32).toString('base64'));

test.each(['', 'secret-but-short', randomBytes(16).toString('base64'), `${'*'.repeat(43)}=`])(
  'refuses "%s" with a sentence that does not repeat it',
  (text) => {
    expect(() => parseMasterKey(text)).toThrow(/^The master key must be 32 bytes in base64/);
    if (text) expect(() => parseMasterKey(text)).not.toThrow(text);
  },
);

test('cannot slip into a log line', () => {
  const text = randomBytes(32).toString('base64');
  expect(inspect(parseMasterKey(text), { depth: 9 })).not.toContain(text.slice(0, 8));
  expect(JSON.stringify(parseMasterKey(text))).not.toContain(text.slice(0, 8));
});

test('a wrapped key opens with its own master key, and for its own person', () => {
  const masterKey = newMasterKey();
  const wrapped = newWrappedKey(randomUUID(), masterKey);
  expect(unwrapKey(wrapped, masterKey)).toMatchObject({ subject: wrapped.subject, keyId: wrapped.keyId });
  expect(() => unwrapKey(wrapped, newMasterKey())).toThrow(WrongMasterKey);
  expect(() => unwrapKey({ ...wrapped, subject: randomUUID() }, masterKey)).toThrow(WrongMasterKey);
});
