import { decimal, t, translated } from '@annals/contracts/kernel/text';

/** The words of a cohort's own view. */
export const texts = translated({
  back: 'All cohorts',
  history: 'What happened so far',
  loading: 'Loading cohort...',
  failed: 'The cohort could not be loaded',
  notFoundTitle: 'This cohort is not here',
  notFoundSentence: 'It does not exist, or it is not among the cohorts you may see.',
  completedOn: (day: string) => t('Completed {day}', { day }),
  cancelledBecause: (reason: string) => t('Cancelled: {reason}', { reason }),
  plannedBy: (name: string) => t('planned by {name}', { name }),
  change: 'Change',
  cancelCohort: 'Cancel cohort',
  withdraw: 'Withdraw||from a cohort',
  start: 'Start',
  complete: 'Complete',
});

export const actionTexts = translated({
  change: { done: 'Cohort updated successfully', failed: 'Failed to update cohort' },
  cancel: { done: 'Cohort cancelled', failed: 'Failed to cancel cohort' },
  start: { done: 'Cohort started successfully', failed: 'Failed to start cohort' },
  complete: { done: 'Cohort completed successfully', failed: 'Failed to complete cohort' },
  measure: { done: 'Outcomes are up to date', failed: 'Failed to work out the outcomes' },
  enrol: { done: 'Enrolled successfully', failed: 'Failed to enrol participants' },
  withdraw: { done: 'Withdrawn from the cohort', failed: 'Failed to withdraw' },
  learn: { done: 'Module completed successfully', failed: 'Failed to complete module' },
  reopen: { done: 'Module reopened', failed: 'Failed to reopen the module' },
  assess: { done: 'Assessment recorded successfully', failed: 'Failed to record assessment' },
});
export type ActionTexts = (typeof actionTexts)[keyof typeof actionTexts];

export const startTexts = translated({
  title: (name: string) => t('Start “{name}”?', { name }),
  sentence: 'The participants are told. The start, the quarter and the modules cannot be changed after that.',
  confirm: 'Start',
  refuse: 'Not yet',
});

export const completeTexts = translated({
  title: (name: string) => t('Complete “{name}”?', { name }),
  sentence:
    'Modules can no longer be completed after that. Post-assessments can still be recorded, and the outcomes follow.',
  confirm: 'Complete',
  refuse: 'Not yet',
});

export const cancelTexts = translated({
  title: (name: string) => t('Cancel “{name}”?', { name }),
  sentence: 'Everyone who takes part is told. What happened stays in the history.',
  confirm: 'Cancel cohort',
  words: 'Reason (optional)',
});

export const withdrawTexts = translated({
  title: (name: string) => t('Withdraw from “{name}”?', { name }),
  titleOf: (name: string) => t('Withdraw {name}?', { name }),
  sentence: 'The place is free for somebody else. What was achieved is kept.',
  confirm: 'Withdraw||from a cohort',
  words: 'Reason (optional)',
});

export const moduleTexts = translated({
  title: 'Learning modules',
  empty: 'No modules yet.',
  progress: 'Your progress',
  complete: 'Complete',
  completeOf: (module: string) => t('Complete {module}', { module }),
  reopen: 'Reopen',
  reopenOf: (module: string) => t('Take {module} up again', { module }),
  done: (when: string) => t('Completed {when}', { when }),
  learnt: (done: number, all: number) => t('{done} of {all} completed it', { done, all }),
  useful: (score: string) => t('useful: {score} of 5', { score }),
  waits: 'You can complete the modules once the cohort has started.',
  rate: 'How useful was it? (optional)',
  rateNone: 'No answer',
  rates: ['1 – not at all', '2 – a little', '3 – somewhat', '4 – useful', '5 – very useful'],
  dialogTitle: (module: string) => t('Complete “{module}”?', { module }),
  dialogSentence:
    'Your facilitator sees how far you are. You can take a module up again while the cohort runs.',
});

export const bulkWithdrawTexts = translated({
  label: 'Withdraw selected||from a cohort',
  confirm: 'Withdraw||from a cohort',
  title: (count: number) =>
    t('Withdraw {count, plural, one {# participant} other {# participants}}?', { count }),
  sentence: 'Their places are free for others. What they achieved is kept.',
  done: (count: number) =>
    t('{count, plural, one {# participant} other {# participants}} withdrawn', { count }),
});

export const participantTexts = translated({
  title: 'Participants',
  enrol: 'Enrol Participants',
  full: 'Every place is taken',
  empty: 'Nobody is enrolled yet',
  emptySentence: 'Enrol the first participant, or ask the person who planned the cohort.',
  table: 'Participants with their progress and assessments',
  columns: ['Participant', 'Progress', 'Pre', 'Post', 'Gain', 'Team rating', 'Status'],
  actions: 'Actions',
  progressOf: (name: string) => t('Progress of {name}', { name }),
  notYet: 'Not yet known',
  none: '–',
  assess: 'Record assessment',
  assessOf: (name: string) => t('Record assessment of {name}', { name }),
  withdrawOf: (name: string) => t('Withdraw {name}', { name }),
  withdraw: 'Withdraw||from a cohort',
  fellows: 'Also taking part',
  scale: 'Scores from 0 to 100. Team rating: the change of the mean rating of the people who report to them.',
});

export const enrolTexts = translated({
  title: 'Enrol Participants',
  participants: 'Participants',
  chosen: (count: number, places: number) =>
    t('{count} chosen, {places, plural, one {# place} other {# places}} left in the cohort', {
      count,
      places,
    }),
  group: 'Add a whole department or team',
  groupHelp: 'Adds everyone of it above. Groups of more than 50 people are not offered.',
  cancel: 'Cancel',
  submit: 'Enrol',
  submitting: 'Enrolling...',
});

export const assessTexts = translated({
  title: (name: string) => t('Assessment of {name}', { name }),
  assessment: 'Assessment',
  score: 'Score',
  scoreHelp: '0 to 100 points. Recording it again corrects it.',
  cancel: 'Cancel',
  submit: 'Record Assessment',
  submitting: 'Recording...',
});

export const outcomeTexts = translated({
  title: 'Outcomes',
  cards: 'What the cohort achieved',
  measure: 'Recalculate',
  completionRate: 'Completed every module',
  percent: (rate: number) => `${decimal(rate, 0)}%`,
  scoreGain: 'Mean score gain',
  points: (gain: number) => `${gain > 0 ? '+' : ''}${decimal(gain, 1)}`,
  assessed: (count: number) => t('points, {count} assessed before and after', { count }),
  nobodyAssessed: 'Once somebody is assessed before and after',
  team: 'Mean change of team ratings',
  change: (change: number, places = 2) => `${change > 0 ? '+' : ''}${decimal(change, places)}`,
  teams: (count: number) => t('{count, plural, one {# team} other {# teams}} measured', { count }),
  noTeams: (fewest: number) => t('Once {fewest} people of a team were reviewed before and since', { fewest }),
  finished: (done: number, all: number) => t('{done} of {all}', { done, all }),
  notYet: 'Not yet known',
});
