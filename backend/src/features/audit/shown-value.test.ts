import { describe, expect, test } from 'vitest';
import { idsIn, shownValue } from './shown-value';

const SOMEBODY = '7e9e3a3e-5e2d-4a53-9a55-6f2a0b8b0c11';
const names = new Map([[SOMEBODY, 'Ada Lovelace']]);

describe('what is below a field', () => {
  const value = { owner: SOMEBODY, steps: [{ by: SOMEBODY, day: '2026-11-25' }], weight: 3 };

  test('names people wherever they are', () => {
    expect(idsIn(value)).toEqual([SOMEBODY, SOMEBODY]);
    const { kind, text } = shownValue('plan', value, names);
    expect(kind).toBe('structure');
    expect(JSON.parse(text)).toEqual({
      owner: 'Ada Lovelace',
      steps: [{ by: 'Ada Lovelace', day: '2026-11-25' }],
      weight: 3,
    });
  });

  test('leaves other ids as they are', () => {
    expect(JSON.parse(shownValue('plan', value, new Map()).text)).toEqual(value);
  });
});
