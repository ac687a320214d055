import { expect, test } from 'vitest';
import { ownPath } from './addresses';

const AT = 'https://annals.example';

test('a path of this installation stays, with what is asked of it', () => {
  expect(ownPath('/meetings?status=planned#first', AT)).toBe('/meetings?status=planned#first');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'meetings',
  '',
  undefined,
  ['/meetings'],
  `/${'a'.repeat(2000)}`,
])('%j leads nowhere', (wanted) => {
  expect(ownPath(wanted, AT)).toBeNull();
});
