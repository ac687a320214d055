/** The words of the released results. */
export const resultsTexts = {
  loading: 'Loading the results...',
  failed: 'The results could not be loaded',
  notFoundTitle: 'No results to read here',
  notFoundSentence: 'They are not released yet, or they are not yours to see.',
  heading: (name: string, period: string) => `Results of ${name}, ${period}`,
  figures: 'Figures of the results',
  overall: 'Overall score',
  overallCaption: 'Out of 5, over everyone but oneself',
  noOverall: 'Nobody but oneself to count',
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  withheld: (kinds: string) =>
    `${kinds}: fewer than 3 answered, so nothing of theirs is shown or counted anywhere.`,
  chartTitle: 'Scores by competency',
  competency: 'Competency',
  unit: 'out of 5',
  chartFinding: (best: string, worst: string) =>
    best === worst
      ? 'Others see all competencies alike'
      : `Others see ${best} as the strongest, ${worst} as the weakest`,
  chartOwnFinding: 'How the scores look from the inside',
  wordsTitle: 'What was written',
  noWords: 'Nobody wrote a comment.',
  anonymous: 'Texts of peers and reports come without names and in no order.',
  none: '–',
} as const;
