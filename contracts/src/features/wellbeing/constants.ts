/** The six scores of a pulse check, in the order in which they are asked and listed. Of each, more is better: stress 10 is "not stressed". */
export const SCORE_NAMES = [
  'overallWellbeing',
  'workLifeBalance',
  'stressLevel',
  'jobSatisfaction',
  'workload',
  'teamRelationships',
] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];
export type Scores = Readonly<Record<ScoreName, number>>;

export const SCORE = { minimum: 1, maximum: 10, step: 1, default: 5 } as const;

/** From how many different people of a team on anything of their answers is shown to anyone else. */
export const FEWEST_PEOPLE = 3;

/** Days behind a team's figures; the trend compares them with as many days before. */
export const RECENT_DAYS = 30;

export const BANDS = ['excellent', 'good', 'fair', 'needs-attention'] as const;
export type Band = (typeof BANDS)[number];

/** The band of a score or of an average: from 8 excellent, from 6 good, from 4 fair, below that it needs attention. */
export function bandOf(score: number): Band {
  if (score >= 8) return 'excellent';
  if (score >= 6) return 'good';
  return score >= 4 ? 'fair' : 'needs-attention';
}

/** The average of the six scores, to one decimal. Stress counts as it is asked: the more, the less stressed. */
export function averageOf(scores: Scores): number {
  return oneDecimal(SCORE_NAMES.reduce((sum, name) => sum + scores[name], 0) / SCORE_NAMES.length);
}

export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
