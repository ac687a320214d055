import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords';

test('a password counts exactly as it was typed, and is kept with argon2id and a salt of its own', async () => {
  const typed = ` Ünïcode and Spaces ${'x'.repeat(180)}`;
  const hashed = await hashPassword(typed);
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword(typed)).not.toBe(hashed);
  expect(await passwordMatches(hashed, typed)).toBe(true);
  const others = [
    typed.trim(),
    typed.toLowerCase(),
    typed.normalize('NFD'),
    typed.slice(0, -1),
    typed.slice(0, 72),
  ];
  for (const other of others) expect(await passwordMatches(hashed, other)).toBe(false);
});
