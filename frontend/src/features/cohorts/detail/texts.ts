/** The words of a cohort's own view. */
export const texts = {
  back: 'All cohorts',
  history: 'What happened so far',
  loading: 'Loading cohort...',
  failed: 'The cohort could not be loaded',
  notFoundTitle: 'This cohort is not here',
  notFoundSentence: 'It does not exist, or it is not among the cohorts you may see.',
  completedOn: (day: string) => `Completed ${day}`,
  cancelledBecause: (reason: string) => `Cancelled: ${reason}`,
  plannedBy: (name: string) => `planned by ${name}`,
  change: 'Change',
  cancelCohort: 'Cancel cohort',
  withdraw: 'Withdraw',
  start: 'Start',
  complete: 'Complete',
} as const;

export const actionTexts = {
  change: { done: 'Cohort updated successfully', failed: 'Failed to update cohort' },
  cancel: { done: 'Cohort cancelled', failed: 'Failed to cancel cohort' },
  start: { done: 'Cohort started successfully', failed: 'Failed to start cohort' },
  complete: { done: 'Cohort completed successfully', failed: 'Failed to complete cohort' },
  measure: { done: 'Outcomes are up to date', failed: 'Failed to work out the outcomes' },
  enrol: { done: 'Enrolled successfully', failed: 'Failed to enrol participants' },
  withdraw: { done: 'Withdrawn from the cohort', failed: 'Failed to withdraw' },
  learn: { done: 'Module completed successfully', failed: 'Failed to complete module' },
  reopen: { done: 'Module taken up again', failed: 'Failed to take the module up again' },
  assess: { done: 'Assessment recorded successfully', failed: 'Failed to record assessment' },
} as const;
export type ActionTexts = (typeof actionTexts)[keyof typeof actionTexts];

export const startTexts = {
  title: (name: string) => `Start “${name}”?`,
  sentence: 'The participants are told. The start, the quarter and the modules cannot be changed after that.',
  confirm: 'Start',
  refuse: 'Not yet',
} as const;

export const completeTexts = {
  title: (name: string) => `Complete “${name}”?`,
  sentence:
    'Modules can no longer be completed after that. Post-assessments can still be recorded, and the outcomes follow.',
  confirm: 'Complete',
  refuse: 'Not yet',
} as const;

export const cancelTexts = {
  title: (name: string) => `Cancel “${name}”?`,
  sentence: 'Everyone who takes part is told. What happened stays in the history.',
  confirm: 'Cancel cohort',
  words: 'Reason (optional)',
} as const;

export const withdrawTexts = {
  title: (name: string) => `Withdraw from “${name}”?`,
  titleOf: (name: string) => `Withdraw ${name}?`,
  sentence: 'The place is free for somebody else. What was achieved is kept.',
  confirm: 'Withdraw',
  words: 'Reason (optional)',
} as const;

export const moduleTexts = {
  title: 'Learning modules',
  empty: 'No modules yet.',
  progress: 'Your progress',
  complete: 'Complete',
  completeOf: (module: string) => `Complete ${module}`,
  reopen: 'Reopen',
  reopenOf: (module: string) => `Take ${module} up again`,
  done: (when: string) => `Completed ${when}`,
  learnt: (done: number, all: number) => `${done} of ${all} completed it`,
  useful: (score: string) => `useful: ${score} of 5`,
  waits: 'You can complete the modules once the cohort has started.',
  rate: 'How useful was it? (optional)',
  rateNone: 'No answer',
  rates: ['1 – not at all', '2 – a little', '3 – somewhat', '4 – useful', '5 – very useful'],
  dialogTitle: (module: string) => `Complete “${module}”?`,
  dialogSentence:
    'Your facilitator sees how far you are. You can take a module up again while the cohort runs.',
} as const;

export const participantTexts = {
  title: 'Participants',
  enrol: 'Enrol Participants',
  full: 'Every place is taken',
  empty: 'Nobody is enrolled yet',
  emptySentence: 'Enrol the first participant, or ask the person who planned the cohort.',
  table: 'Participants with their progress and assessments',
  columns: ['Participant', 'Progress', 'Pre', 'Post', 'Gain', 'Team rating', 'Status'],
  actions: 'Actions',
  progressOf: (name: string) => `Progress of ${name}`,
  notYet: 'Not yet known',
  none: '–',
  assess: 'Record assessment',
  assessOf: (name: string) => `Record assessment of ${name}`,
  withdrawOf: (name: string) => `Withdraw ${name}`,
  withdraw: 'Withdraw',
  fellows: 'Also taking part',
  scale: 'Scores from 0 to 100. Team rating: the change of the mean rating of the people who report to them.',
} as const;

export const enrolTexts = {
  title: 'Enrol Participants',
  participants: 'Participants',
  chosen: (count: number, places: number) =>
    `${count} chosen, ${places === 1 ? '1 place' : `${places} places`} left in the cohort`,
  group: 'Add a whole department or team',
  groupHelp: 'Adds everyone of it above. Groups of more than 50 people are not offered.',
  cancel: 'Cancel',
  submit: 'Enrol',
  submitting: 'Enrolling...',
} as const;

export const assessTexts = {
  title: (name: string) => `Assessment of ${name}`,
  assessment: 'Assessment',
  score: 'Score',
  scoreHelp: '0 to 100 points. Recording it again corrects it.',
  cancel: 'Cancel',
  submit: 'Record Assessment',
  submitting: 'Recording...',
} as const;

export const outcomeTexts = {
  title: 'Outcomes',
  cards: 'What the cohort achieved',
  measure: 'Recalculate',
  completionRate: 'Completed every module',
  percent: (rate: number) => `${rate.toFixed(0)}%`,
  scoreGain: 'Mean score gain',
  points: (gain: number) => `${gain > 0 ? '+' : ''}${gain.toFixed(1)}`,
  assessed: (count: number) => `points, ${count} assessed before and after`,
  nobodyAssessed: 'Once somebody is assessed before and after',
  team: 'Mean change of team ratings',
  change: (change: number) => `${change > 0 ? '+' : ''}${change.toFixed(2)}`,
  teams: (count: number) => `${count === 1 ? '1 team' : `${count} teams`} measured`,
  noTeams: (fewest: number) => `Once ${fewest} people of a team were reviewed before and since`,
  finished: (done: number, all: number) => `${done} of ${all}`,
  notYet: 'Not yet known',
} as const;
