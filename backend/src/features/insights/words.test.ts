import { t } from '@annals/contracts/kernel/text';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../platform/language/spoken';
import { retold, words } from './words';

const inGerman = (stored: string) => inLanguage('de', () => retold(stored));

/** Values for every name in a text. */
const VALUES = {
  ...{ count: 3, days: 14, weeks: 7, meetings: 9, people: 2, more: 4, within: 60 },
  ...{ fall: '2.5', slope: '0.31', certainty: '3.2', least: '1', usual: '4.5', times: '1.5', middle: '3.9' },
  ...{ below: '5', remaining: '12.5', carriedOver: '5', percent: '40', year: '2026' },
  ...{ day: '2026-11-24', week: '2026-11-23', status: 'draft', impact: 'high' },
};

describe('what rules said', () => {
  test.each(Object.entries(words))('%s is told in German, with the same in it', (_name, source) => {
    for (const values of [
      VALUES,
      { ...VALUES, count: 1, days: 1, weeks: 1, meetings: 1, people: 1, within: 1 },
    ]) {
      const stored = inLanguage('en', () => t(source, values));
      const told = inGerman(stored);
      const figures = (text: string) =>
        [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) => one.replace(',', '.')).sort();
      expect(told).not.toBe(stored);
      // A day is written in another order.
      if (!source.includes('{day}') && !source.includes('{week}'))
        expect(figures(told)).toEqual(figures(stored));
      expect(told).not.toMatch(/[{}]/);
    }
  });

  test('is as it is for readers of English, and when nobody knows it', () => {
    expect(inLanguage('en', () => retold('7 pain points are waiting for a response'))).toBe(
      '7 pain points are waiting for a response',
    );
    expect(inGerman('Something that an earlier version said')).toBe('Something that an earlier version said');
  });

  test('has decimals and days as the locale has them', () => {
    expect(inGerman('2.5 points of 10')).toContain('2,5');
    expect(inGerman('Reported on 2026-11-24')).toContain('24.11.2026');
    expect(inLanguage('en', () => retold('Reported on 2026-11-24'))).toBe('Reported on Nov 24, 2026');
    expect(inLanguage('en', () => retold('2026-11-24'))).toBe('Nov 24, 2026');
    expect(inGerman('Said by a model: 11 meetings from 2026-11-23 to 2026-11-24.')).toBe(
      'Said by a model: 11 meetings from 23.11.2026 to 24.11.2026.',
    );
  });
});
