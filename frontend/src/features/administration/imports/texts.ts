import type { ImportOutcome } from '@annals/contracts/features/imports/views';

/** The words of taking over a list of people. */
export const importTexts = {
  title: 'Take over a list of people',
  sentence:
    'A list of comma-separated values with a line for each person. Whoever works here already is changed, everybody else is hired. First you see what would happen; nothing does before you start.',
  columns: 'The first line names these columns, in any order:',
  rules:
    'For somebody who works here already an empty cell leaves things as they are; an empty role is Employee, an empty manager nobody. Days are written 2026-03-31.',
  template: 'Download an empty list',
  templateName: 'annals-people.csv',
  file: 'File',
  fileHelp: 'At most 5 MB and 20,000 people.',
  paste: 'Or paste the list',
  check: 'Check the list',
  checking: 'Checking...',
  failed: 'The list could not be checked',
  unreadable: 'The file could not be read',
} as const;

export const reportTexts = {
  title: 'What would happen',
  nothing: 'Nothing of this has happened yet.',
  again: 'Another list',
  filter: 'Rows shown',
  all: (count: number) => `All (${count.toLocaleString('en')})`,
  labelled: (label: string, count: number) => `${label} (${count.toLocaleString('en')})`,
  columns: ['Row', 'Person', 'What happens'],
  more: 'Show more rows',
  none: 'No such rows',
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  noValue: 'nobody',
  invite: 'Send those who are hired an invitation by e-mail',
  start: 'Start',
  starting: 'Starting...',
  started: 'Import started',
  startFailed: 'The import could not be started',
  nothingToDo: 'There is nothing to take over: every row has an error or changes nothing.',
  leftOut: (count: number) =>
    count === 1
      ? 'The row with an error is left out.'
      : `The ${count.toLocaleString('en')} rows with errors are left out.`,
} as const;

export const OUTCOME_LABELS: Readonly<Record<ImportOutcome, string>> = {
  hire: 'Hired',
  change: 'Changed',
  unchanged: 'Unchanged',
  error: 'Left out',
};

export const FIELD_LABELS: Readonly<Record<string, string>> = {
  position: 'Position',
  department: 'Department',
  role: 'Role',
  manager: 'Manager',
};

export const earlierTexts = {
  title: 'Imports so far',
  loading: 'Loading imports...',
  failed: 'The imports could not be loaded',
  empty: 'No imports yet',
  emptySentence: 'Lists that are taken over appear here, with what came of them.',
  columns: ['Started', 'By', 'People', 'Progress', 'Left out'],
  running: (processed: number, of: number) =>
    `${processed.toLocaleString('en')} of ${of.toLocaleString('en')}`,
  finished: 'Finished',
} as const;

export const oneTexts = {
  back: 'All imports',
  loading: 'Loading the import...',
  failed: 'The import could not be loaded',
  notFoundTitle: 'There is no such import',
  notFoundSentence: 'Look for it among the imports.',
  running: 'Import under way',
  finished: 'Import finished',
  progress: 'Rows worked through',
  leave: 'You can leave this page; the import goes on, and is found here again.',
  by: (name: string, when: string) => `Started by ${name}, ${when}`,
  ended: (when: string) => `Finished ${when}`,
  hired: 'Hired',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Left out',
  figures: 'What came of it',
  refusedTitle: 'Rows that were left out',
  refusedColumns: ['Row', 'Why'],
  nobodyRefused: 'No row was left out.',
} as const;
