import { t } from '@annals/contracts/kernel/text';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../../platform/language/spoken';
import { retold, words } from './words';

const inGerman = (stored: string) => inLanguage('de', () => retold(stored));

const VALUES = {
  ...{ days: 90, weeks: 8, count: 3, people: 4, fewest: 3, rating: '4.5', average: '6.2', earlier: '7.0' },
  ...{ day: 'March 9, 2026', hired: 'May 2, 2020', promoted: 'June 1, 2025', week: 'March 2, 2026' },
  ...{
    text: 'Draft the plan (soon)',
    title: 'Growth, at last',
    first: 'It runs',
    named: '“One”',
    position: 'Engineer',
  },
  ...{ reviewPeriod: 'Annual 2025', who: 'you', compared: 'lower' },
};

describe('what briefings say', () => {
  test.each(Object.entries(words))(
    '%s is told in German, with what somebody wrote as it is',
    (_name, source) => {
      for (const values of [VALUES, { ...VALUES, count: 1, people: 1, days: 1, weeks: 1, who: 'their' }]) {
        const stored = inLanguage('en', () => t(source, values));
        const told = inGerman(stored);
        expect(told).toBe(inLanguage('de', () => t(source, { ...values, ...AS_GERMAN })));
        expect(told).not.toBe(stored);
      }
    },
  );

  test('is as it is for readers of English', () => {
    expect(inLanguage('en', () => retold('Achieved: It runs'))).toBe('Achieved: It runs');
  });
});

/** Figures and days as a reader of German finds them. */
const AS_GERMAN = {
  ...{ rating: '4,5', average: '6,2', earlier: '7,0' },
  ...{ day: '9. März 2026', hired: '2. Mai 2020', promoted: '1. Juni 2025', week: '2. März 2026' },
};
