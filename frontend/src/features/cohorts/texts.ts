import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the leadership cohorts. */
export const texts = translated({
  subtitle: 'Learning to lead together: modules, assessments and what came of them',
  plan: 'Plan Cohort',
  listTitle: 'Cohorts',
  loading: 'Loading cohorts...',
  failed: 'The cohorts could not be loaded',
  emptyTitle: 'No Leadership Cohorts',
  emptyForPlanners: 'Plan the first cohort and enrol the people who take part.',
  emptySentence: 'You find the cohorts you take part in or facilitate here.',
  nothingFiltered: 'No cohorts like these',
  showAll: 'Show all cohorts',
  state: 'State',
  all: 'All',
  open: 'Open||adjective',
  over: 'Finished',
  dates: (from: string, until: string) => `${from} – ${until}`,
  facilitatedBy: (name: string) => t('facilitated by {name}', { name }),
  places: (taken: number, all: number) => t('{taken} of {all} places taken', { taken, all }),
  mine: 'You take part',
  myProgress: (cohort: string) => t('Your progress in {cohort}', { cohort }),
});

export const formTexts = translated({
  planTitle: 'Plan Leadership Cohort',
  changeTitle: 'Change Cohort',
  name: 'Name',
  description: 'Description (optional)',
  quarter: 'Quarter',
  quarterHelp: 'For example Q4-2026.',
  startDate: 'Start date',
  endDate: 'End date',
  maxParticipants: 'Max participants',
  facilitator: 'Facilitator',
  modules: 'Learning modules',
  modulesHelp: 'One on each line. What follows a colon describes the module.',
  modulesFixed: 'The cohort has started: its start, quarter and modules stand.',
  cancel: 'Cancel',
});

export const planTexts = translated({
  cancel: 'Cancel',
  submit: 'Plan Cohort',
  submitting: 'Planning...',
  done: 'Cohort planned successfully',
  failed: 'Error',
  failedSentence: 'Failed to plan cohort. Please try again.',
});

export const changeTexts = translated({ cancel: 'Cancel', submit: 'Save changes', submitting: 'Saving...' });
