import { expect, test } from 'vitest';
import { isTypedName } from './typed-name';

test('the name that was typed is the one that is shown, whatever its case and spaces', () => {
  for (const typed of ['Ada Lovelace', ' ada  lovelace ', 'ADA LOVELACE'])
    expect(isTypedName(typed, 'Ada Lovelace')).toBe(true);
  for (const typed of ['', 'Ada', 'Ada Lovelac', 'Grace Hopper', 'AdaLovelace'])
    expect(isTypedName(typed, 'Ada Lovelace')).toBe(false);
  // Decomposed letters, as some keyboards type them.
  expect(isTypedName('Zoe\u0308 Brun', 'Zo\u00eb Brun')).toBe(true);
  expect(isTypedName('', '')).toBe(false);
});
