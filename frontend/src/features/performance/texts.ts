import type { Impact, TimelineType, Visibility } from '@annals/contracts/features/performance/constants';
import { t, translated } from '@annals/contracts/kernel/text';

/** The words of Performance & Career. Quoted ones are the specification's. */
export const texts = translated({
  subtitle: 'Real-time feedback tracking and career development',
  member: 'Team member',
  everyone: 'All Team Members',
  myself: 'Myself',
  someoneElse: 'Someone else',
  only: (name: string) => t('Only {name}', { name }),
  thisPerson: 'this person',
  showAll: 'Show all',
  add: 'Add Entry',
  tabs: { timeline: 'Performance Timeline', milestones: 'Career Milestones', analytics: 'Analytics' },
});

/** The tab of the entries. */
/** The words of what is public about colleagues. */
export const colleaguesTexts = translated({
  title: 'Shared in Your Team',
  loading: 'Loading what is shared...',
  failed: 'What is shared in your team could not be loaded',
  emptyTitle: 'Nothing shared yet',
  emptySentence: 'Entries about your colleagues that their authors made public are listed here.',
});

export const timelineTexts = translated({
  loading: 'Loading the timeline...',
  failed: 'The timeline could not be loaded',
  emptyTitle: 'No Timeline Entries',
  emptySentence: 'Start building a performance timeline with feedback, goals, and achievements.',
  addFirst: 'Add First Entry',
  withdrawnChoice: 'Withdrawn entries',
  standing: 'Current',
  withWithdrawn: 'With withdrawn',
  impact: (impact: Impact) =>
    t('{impact, select, low {low impact} medium {medium impact} other {high impact}}', { impact }),
  by: (name: string) => t('by {name}', { name }),
  own: 'you',
  reached: 'reached',
  withdrawn: 'withdrawn',
  reachedGoal: (title: string | undefined) =>
    title === undefined ? t('Reaches a goal') : t('Reaches the goal “{title}”', { title }),
  withdrawnBecause: (day: string, reason: string) => t('Withdrawn on {day}: {reason}', { day, reason }),
  corrected: (day: string) => t('corrected {day}', { day }),
  tags: 'Tags',
  links: 'Links',
  correct: 'Correct',
  withdraw: 'Withdraw',
  history: 'History',
  historyOf: (title: string | undefined) =>
    title === undefined ? t('History') : t('History of “{title}”', { title }),
  ofEntry: (action: string, title: string) => `${action}: ${title}`,
});

/** The dialog behind "Add Entry", and the one that corrects. */
export const formTexts = translated({
  title: 'Add Performance Entry',
  employee: 'Team member',
  type: 'Type',
  impact: 'Impact',
  noImpact: 'Not rated',
  entryTitle: 'Title',
  description: 'Description',
  category: 'Category',
  categoryPlaceholder: 'e.g., Technical, Leadership',
  visibility: 'Visibility',
  tags: 'Tags',
  tagsHelp: 'Separated by commas.',
  links: 'Links',
  linksHelp: 'One on each line, beginning with https://',
  goal: 'Reaches the goal',
  noGoal: 'None',
  cancel: 'Cancel',
  submit: 'Add Entry',
  submitting: 'Adding...',
  done: 'Performance entry added successfully',
  failed: 'Error',
  failedOtherwise: 'Failed to add performance entry',
});

export const correctTexts = translated({
  title: 'Correct this entry',
  reason: 'Why is it corrected?',
  reasonHelp: 'What it said before stays in the history, with your reason.',
  cancel: 'Cancel',
  submit: 'Correct',
  submitting: 'Correcting...',
  done: 'Entry corrected',
  failed: 'Failed to correct the entry',
});

export const withdrawTexts = translated({
  title: (entry: string, name: string) => t('Withdraw “{entry}” of {name}?', { entry, name }),
  sentence:
    'It no longer counts, and leaves the timeline. It stays in the history, and a goal that it reached is open again.',
  confirm: 'Withdraw',
  words: 'Why is it withdrawn?',
  done: 'Entry withdrawn',
  failed: 'Failed to withdraw the entry',
});

export const analyticsTexts = translated({
  label: 'Figures of the timeline',
  loading: 'Loading the figures...',
  failed: 'The figures could not be loaded',
  total: 'Total Entries',
  achievements: 'Achievements',
  activeGoals: 'Active Goals',
  reachedSoFar: (count: number) => t('{count} reached so far', { count }),
  activity: 'Entries by month',
  goals: 'Goals by month',
  month: 'Month',
  entriesUnit: 'entries',
  goalsUnit: 'goals',
  set: 'Goals set',
  goalsReached: 'Goals reached',
});

export const TYPE_LABELS: Readonly<Record<TimelineType, string>> = translated({
  feedback: 'Feedback',
  goal: 'Goal',
  achievement: 'Achievement',
  milestone: 'Milestone',
});

export const IMPACT_LABELS: Readonly<Record<Impact, string>> = translated({
  low: 'Low',
  medium: 'Medium',
  high: 'High',
});

/** What the choice says, and what an entry says of itself. */
export const VISIBILITY_LABELS: Readonly<Record<Visibility, string>> = translated({
  public: 'Public – the whole team reads it',
  manager: 'Manager – the person and those above read it',
  private: 'Private – shown to no colleague; an auditor needs a stated reason',
});
export const VISIBILITY_REMARKS: Readonly<Record<Visibility, string | null>> = translated({
  public: 'seen by the team',
  manager: null,
  private: 'private to you',
});

/** The words of the card on a person's page. */
export const ofPersonTexts = translated({
  title: 'Performance',
  all: 'Whole timeline',
  loading: 'Loading...',
  failed: 'This could not be loaded',
  empty: 'Nothing was recorded yet',
});
