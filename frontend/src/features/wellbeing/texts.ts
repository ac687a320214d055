import type { ScoreName } from '@annals/contracts/features/wellbeing/constants';

/** The words of the Pulse Check. Quoted ones are the specification's. */
export const texts = {
  subtitle: 'Monitor and track team wellness with regular pulse checks',
  newCheck: 'New Pulse Check',
  create: 'Create Pulse Check',
  teamTitle: 'Team Pulse Checks',
  ownTitle: 'Your Pulse Checks',
  loading: 'Loading pulse checks...',
  failed: 'The pulse checks could not be loaded',
  emptyTitle: 'No Pulse Checks Yet',
  emptyForManager: 'No team members have completed pulse checks yet.',
  emptyForOthers: 'Start tracking your wellbeing with your first pulse check.',
  howShared:
    'Answers come without names, a week at a time, once the week is over and at least 3 people of a team have answered. Only in a week that was announced as attributed before it began does a name stand beside an answer.',
  howSharedForAdmin:
    'Averages over all teams, of weeks that are over and in which at least 3 people of a team answered. Single answers are for nobody.',
  weekOf: (day: string) => `Week of ${day}`,
  average: (value: string) => `Average ${value}`,
  feedback: 'Feedback',
  concerns: 'Concerns',
  suggestions: 'Suggestions',
} as const;

/** The scores as the list and the charts name them. */
export const SCORE_LABELS: Readonly<Record<ScoreName, string>> = {
  overallWellbeing: 'Overall',
  workLifeBalance: 'Work-Life Balance',
  stressLevel: 'Stress Level',
  jobSatisfaction: 'Job Satisfaction',
  workload: 'Workload',
  teamRelationships: 'Team Relations',
};

/** The figures above a team's list. */
export const figureTexts = {
  label: 'Team figures',
  loading: 'Loading team figures...',
  failed: 'The team figures could not be loaded',
  average: 'Team Average',
  recent: 'Recent Pulse Checks',
  recentCaption: 'Last 30 days',
  trend: 'Trend',
  trendCaption: 'From last month',
  recentBand: (band: string) => `${band}, last 30 days`,
  windows:
    'Average and number: weeks that ended in the last 30 days. Trend: those weeks against the weeks of the 30 days before. The charts below show each week.',
  none: '–',
  tooFew: 'Shown from 3 people on',
  nothingToCompare: 'Nothing to compare with yet',
} as const;

/** The words of the Wellbeing Check-in form. */
export const formTexts = {
  title: 'Wellbeing Check-in',
  scores: {
    overallWellbeing: 'Overall Wellbeing',
    workLifeBalance: 'Work-Life Balance',
    stressLevel: 'Stress Level',
    jobSatisfaction: 'Job Satisfaction',
    workload: 'Workload Management',
    teamRelationships: 'Team Relationships',
  } satisfies Record<ScoreName, string>,
  stressHelp: '1 = Very Stressed, 10 = Not Stressed',
  feedback: 'General Feedback',
  concerns: 'Concerns or Challenges',
  suggestions: 'Suggestions for Improvement',
  optional: (label: string) => `${label} (optional)`,
  confidential:
    'Your manager reads the answers of a whole week together and without names, and only if at least 3 people of your team answered. Leave out of the texts what would tell that they are yours. An auditor could open an answer with a stated reason, of which you would be told.',
  cancel: 'Cancel',
  submit: 'Submit Check-in',
  submitting: 'Submitting...',
  done: 'Wellbeing check-in completed successfully',
  failed: 'Error',
  failedSentence: 'Failed to submit wellbeing check-in. Please try again.',
} as const;

/** How many weeks a finding is about, and how many at its two ends are compared. */
interface Compared {
  readonly all: number;
  readonly ends: number;
}

/** What the two figures of a finding are the means of. */
const between = (to: string, { all, ends }: Compared) =>
  `${ends === 1 ? 'in the first' : `in the first ${String(ends)}`} to ${to} in the last ${
    ends === 1 ? '' : `${String(ends)} `
  }of ${String(all)} weeks with answers`;

/** The words of the charts. */
export const chartTexts = {
  title: 'Wellbeing over time',
  loading: 'Loading the weeks...',
  failed: 'The weeks could not be loaded',
  empty: 'As soon as there are answers from two weeks, you see here how they develop.',
  week: 'Week of',
  unit: 'out of 10',
  average: 'Average of the six scores',
  overall: 'Overall wellbeing',
  stress: 'Stress Level',
  rose: (from: string, to: string, weeks: Compared) => `The average rose from ${from} ${between(to, weeks)}`,
  fell: (from: string, to: string, weeks: Compared) => `The average fell from ${from} ${between(to, weeks)}`,
  steady: (value: string, { all }: Compared) =>
    `The average of ${String(all)} weeks with answers is steady at ${value}`,
  heatTitle: (weeks: number) => `Scores of the last ${String(weeks)} weeks with answers`,
  heatLabel: 'The average of each score in each of the last weeks, from 1 to 10',
  heatScore: 'Score',
  heatKey: 'The stronger the colour, the higher the score as it was answered.',
} as const;
