import { t, translated } from '@annals/contracts/kernel/text';
import type { ScoreName } from '@annals/contracts/features/wellbeing/constants';

/** The words of the Pulse Check. Quoted ones are the specification's. */
export const texts = translated({
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
  stressColour:
    'Stress Level: 1 = Very Stressed, 10 = Not Stressed. Its colour goes by eleven minus the score.',
  weekOf: (day: string) => t('Week of {day}', { day }),
  average: (value: string) => t('Average {value}', { value }),
  feedback: 'Feedback',
  concerns: 'Concerns',
  suggestions: 'Suggestions',
});

/** The scores as the list and the charts name them. */
export const SCORE_LABELS: Readonly<Record<ScoreName, string>> = translated({
  overallWellbeing: 'Overall',
  workLifeBalance: 'Work-Life Balance',
  stressLevel: 'Stress Level',
  jobSatisfaction: 'Job Satisfaction',
  workload: 'Workload',
  teamRelationships: 'Team Relations',
});

/** The figures above a team's list. */
export const figureTexts = translated({
  label: 'Team figures',
  loading: 'Loading team figures...',
  failed: 'The team figures could not be loaded',
  average: 'Team Average',
  recent: 'Recent Pulse Checks',
  recentCaption: 'Last 30 days',
  trend: 'Trend',
  trendCaption: 'From last month',
  recentBand: (band: string) => t('{band}, last 30 days', { band }),
  windows:
    'Average and number: weeks that ended in the last 30 days. Trend: those weeks against the weeks of the 30 days before. The charts below show each week.',
  none: '–',
  tooFew: 'Shown from 3 people on',
  nothingToCompare: 'Nothing to compare with yet',
});

/** The words of the Wellbeing Check-in form. */
export const formTexts = translated({
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
  optional: (label: string) => t('{label} (optional)', { label }),
  confidential:
    'Your manager reads the answers of a whole week together and without names, and only if at least 3 people of your team answered. Leave out of the texts what would tell that they are yours. An auditor could open an answer with a stated reason, of which you would be told.',
  cancel: 'Cancel',
  submit: 'Submit Check-in',
  submitting: 'Submitting...',
  done: 'Wellbeing check-in completed successfully',
  failed: 'Error',
  failedSentence: 'Failed to submit wellbeing check-in. Please try again.',
});

/** How many weeks a finding is about, and how many at its two ends are compared. */
interface Compared {
  readonly all: number;
  readonly ends: number;
}

/** The words of the charts. */
export const chartTexts = translated({
  title: 'Wellbeing over time',
  loading: 'Loading the weeks...',
  failed: 'The weeks could not be loaded',
  empty: 'As soon as there are answers from two weeks, you see here how they develop.',
  week: 'Week of',
  unit: 'out of 10',
  average: 'Average of the six scores',
  overall: 'Overall wellbeing',
  stress: 'Stress Level',
  rose: (from: string, to: string, weeks: Compared) =>
    t(
      '{ends, plural, one {The average rose from {from} in the first to {to} in the last of {all} weeks with answers} other {The average rose from {from} in the first # to {to} in the last # of {all} weeks with answers}}',
      { from, to, ...weeks },
    ),
  fell: (from: string, to: string, weeks: Compared) =>
    t(
      '{ends, plural, one {The average fell from {from} in the first to {to} in the last of {all} weeks with answers} other {The average fell from {from} in the first # to {to} in the last # of {all} weeks with answers}}',
      { from, to, ...weeks },
    ),
  steady: (value: string, { all }: Compared) =>
    t('The average of {all} weeks with answers is steady at {value}', { all, value }),
  heatTitle: (weeks: number) => t('Scores of the last {weeks} weeks with answers', { weeks }),
  heatLabel: 'The average of each score in each of the last weeks, from 1 to 10',
  heatScore: 'Score',
  heatKey: 'The stronger the colour, the higher the score as it was answered.',
});
