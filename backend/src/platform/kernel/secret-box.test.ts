import { expect, test } from 'vitest';
import { secretBox } from './secret-box';

const box = secretBox('the secret of this installation');

test('what is sealed opens again, for what it was sealed for', () => {
  const sealed = box.seal('a client secret: ä€', 'provider 1');
  expect(sealed).not.toContain('secret');
  expect(box.open(sealed, 'provider 1')).toBe('a client secret: ä€');
  expect(box.open(sealed, 'provider 2')).toBeUndefined();
});

test('nothing opens with the secret of another installation, or altered, or cut off', () => {
  const sealed = box.seal('a client secret', 'provider 1');
  expect(secretBox('another one').open(sealed, 'provider 1')).toBeUndefined();
  const altered = Buffer.from(sealed, 'base64url');
  altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1);
  expect(box.open(altered.toString('base64url'), 'provider 1')).toBeUndefined();
  expect(box.open(sealed.slice(0, 20), 'provider 1')).toBeUndefined();
  expect(box.open('', 'provider 1')).toBeUndefined();
});
