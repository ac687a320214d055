import { COMPETENCIES } from '@annals/contracts/features/reviews-360/constants';
import type { Review360Group } from '@annals/contracts/features/reviews-360/views';
import { expect, test } from 'vitest';
import { chartOfResults } from './chart-of-results';

const group = (reviewerType: Review360Group['reviewerType'], scores: object = {}): Review360Group => ({
  reviewerType,
  answers: 3,
  scores: {
    ...(Object.fromEntries(COMPETENCIES.map((name) => [name, 3])) as Review360Group['scores']),
    ...scores,
  },
  average: 3,
  comments: Object.fromEntries(
    COMPETENCIES.map((name) => [name, []]),
  ) as unknown as Review360Group['comments'],
  remarks: {
    strengthsHighlight: [],
    areasForImprovement: [],
    developmentSuggestions: [],
    additionalComments: [],
  },
});

test('a ring for each kind that is shown, and a title that says what others see', () => {
  const chart = chartOfResults([
    group('self', { leadership: 5 }),
    group('manager', { teamwork: 5 }),
    group('peer', { teamwork: 4, adaptability: 1 }),
  ]);
  expect(chart.title).toBe('Others see teamwork as the strongest, adaptability as the weakest');
  expect(chart.series.map(({ label }) => label)).toEqual(['Self', 'Manager', 'Peers']);
  expect(chart.series[0]?.values).toEqual([3, 5, 3, 3, 3, 3]);
});

test('what one thinks of oneself is no finding of others', () => {
  expect(chartOfResults([group('self', { leadership: 5 })]).title).toBe(
    'How the scores look from the inside',
  );
  expect(chartOfResults([group('self', { leadership: 5 }), group('peer')]).title).toBe(
    'Others see all competencies alike',
  );
});
