import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the released results. */
export const resultsTexts = translated({
  loading: 'Loading the results...',
  failed: 'The results could not be loaded',
  notFoundTitle: 'No results to read here',
  notFoundSentence: 'They are not released yet, or they are not yours to see.',
  heading: (name: string, period: string) => t('Results of {name}, {period}', { name, period }),
  figures: 'Figures of the results',
  overall: 'Overall score',
  overallCaption: 'Out of 5, over everyone but oneself',
  noOverall: 'Nobody but oneself to count',
  answers: (count: number) => t('{count, plural, one {# answer} other {# answers}}', { count }),
  withheld: (kinds: string) =>
    t('{kinds}: fewer than 3 answered, so nothing of theirs is shown or counted anywhere.', { kinds }),
  chartTitle: 'Scores by competency',
  competency: 'Competency',
  unit: 'out of 5',
  chartFinding: (best: string, worst: string) =>
    best === worst
      ? t('Others see all competencies alike')
      : t('Others see {best} as the strongest, {worst} as the weakest', { best, worst }),
  chartOwnFinding: 'How the scores look from the inside',
  wordsTitle: 'What was written',
  noWords: 'Nobody wrote a comment.',
  anonymous: 'Texts of peers and reports come without names and in no order.',
  none: '–',
});
