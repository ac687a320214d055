import { describe, expect, test } from 'vitest';
import { isGuessable } from './password-strength';

describe('a new password', () => {
  test.each([
    'passwordpassword',
    'passwordpassword123',
    'P@ssw0rdP@ssw0rd',
    '123456789012',
    'qwertyuiop[]',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcdefghijklmnop',
    'iloveyouiloveyou',
    'administrator1',
    'annalsannals12',
    'annals-employee',
    'pulsecheck2026',
    'onboarding2026',
    'humanresources1',
    'meetings-2026',
    'rewards-points',
    'hr-department1',
    'annals-hr-2026',
    'ada.lovelace@annals.example',
    'adalovelace12',
    'only-eleven',
  ])('is refused as %s', async (password) => {
    expect(await isGuessable(password, 'ada.lovelace@annals.example')).toBe(true);
  });

  test.each([
    'correct-horse-battery',
    'another-good-one',
    'long-enough-2026',
    'Kaffee um halb vier, bitte',
    '83920184756291837465',
    '!#%&()*+-./:;<=>',
    'manager-of-9-purple-llamas',
  ])('may be %s', async (password) => {
    expect(await isGuessable(password, 'ada.lovelace@annals.example')).toBe(false);
  });
});
