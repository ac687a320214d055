import { TOKEN_KINDS } from '@annals/contracts/features/service-tokens/constants';
import { expect, test } from 'vitest';
import { isTokenText, newTokenText } from './token-text';

test.each(TOKEN_KINDS)('a token of kind %s is known by its looks, and a mistyped one is not', (kind) => {
  const token = newTokenText(kind);
  expect(token).toMatch(/^annals_(pat|svc|scim)_[0-9A-Za-z]{46}$/);
  expect(isTokenText(token)).toBe(true);
  const at = token.length - 10;
  const other = token[at] === 'a' ? 'b' : 'a';
  expect(isTokenText(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
  expect(isTokenText(`${token} `)).toBe(false);
});

test('no two are the same', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newTokenText('personal'))).size).toBe(1000);
});
