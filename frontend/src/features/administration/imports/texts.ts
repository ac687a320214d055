import { t, translated } from '@annals/contracts/kernel/text';
import type { ImportColumn } from '@annals/contracts/features/imports/constants';
import type { ImportOutcome } from '@annals/contracts/features/imports/views';

/** The words of taking over a list of people. */
export const importTexts = translated({
  title: 'Import people',
  sentence:
    'A CSV file with one line per person. People who already work here are updated, everyone else is hired. You see a preview first; nothing changes until you start.',
  columns: 'The first line names these columns, in any order:',
  rules:
    'For a person who already works here, an empty cell keeps the current value. For a new hire, an empty role means Employee and an empty manager means none. Write dates as 2026-03-31.',
  template: 'Download an empty list',
  templateName: 'annals-people.csv',
  file: 'File',
  fileHelp: 'At most 5 MB and 20,000 people.',
  paste: 'Or paste the list',
  submit: 'Check the list',
  submitting: 'Checking...',
  failed: 'The list could not be checked',
  unreadable: 'The file could not be read',
});

export const reportTexts = translated({
  title: 'Preview',
  nothing: 'Nothing has changed yet.',
  again: 'Another list',
  filter: 'Rows shown',
  all: (count: number) => t('All ({count})', { count }),
  labelled: (label: string, count: number) => t('{label} ({count})', { label, count }),
  columns: ['Row', 'Person', 'Result'],
  /** What a part of an import refused is stored in English, several sentences with a stroke between them. */
  problems: (stored: string) =>
    stored
      .split(' / ')
      .map((one) => t(one))
      .join(' / '),
  more: 'Show more rows',
  none: 'No such rows',
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  noValue: 'nobody',
  newDepartments: 'These departments are new. Check them for typing errors:',
  newDepartment: (department: string, rows: number) =>
    t('{department} ({rows, plural, one {# row} other {# rows}})', { department, rows }),
  invite: 'Send those who are hired an invitation by e-mail',
  start: 'Start',
  starting: 'Starting...',
  started: 'Import started',
  startFailed: 'The import could not be started',
  nothingToDo: 'There is nothing to import: every row has an error or changes nothing.',
  leftOut: (count: number) =>
    t('{count, plural, one {The row with an error is} other {The # rows with errors are}} skipped.', {
      count,
    }),
});

export const OUTCOME_LABELS: Readonly<Record<ImportOutcome, string>> = translated({
  hire: 'Hired',
  change: 'Changed',
  unchanged: 'Unchanged',
  error: 'Skipped',
});

/** The columns of a list as people call them. */
export const COLUMN_LABELS: Readonly<Record<ImportColumn, string>> = translated({
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  position: 'Position',
  department: 'Department',
  role: 'Role',
  managerEmail: 'Manager',
  hireDate: 'First day',
});

export const FIELD_LABELS: Readonly<Record<string, string>> = translated({
  position: 'Position',
  department: 'Department',
  role: 'Role',
  manager: 'Manager',
});

export const earlierTexts = translated({
  title: 'Import history',
  loading: 'Loading imports...',
  failed: 'The imports could not be loaded',
  empty: 'No imports yet',
  emptySentence: 'Imported lists appear here with their results.',
  columns: ['Started', 'By', 'People', 'Progress', 'Skipped'],
  running: (processed: number, of: number) => t('{processed} of {of}', { processed, of }),
  finished: 'Finished',
});

export const oneTexts = translated({
  back: 'All imports',
  loading: 'Loading the import...',
  failed: 'The import could not be loaded',
  notFoundTitle: 'Import not found',
  notFoundSentence: 'Look for it among the imports.',
  running: 'Import under way',
  finished: 'Import finished',
  progress: 'Rows processed',
  leave: 'You can leave this page. The import continues, and you find it here again.',
  by: (name: string, when: string) => t('Started by {name}, {when}', { name, when }),
  ended: (when: string) => t('Finished {when}', { when }),
  hired: 'Hired',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Skipped',
  figures: 'Result',
  refusedTitle: 'Skipped rows',
  refusedColumns: ['Row', 'Why'],
  nobodyRefused: 'No row was skipped.',
});
