import type { EventFilter } from '@annals/contracts/features/audit/filter';

export const navigationTexts = {
  label: 'Audit',
  events: 'Events',
  asOf: 'As of',
  samples: 'Samples',
  evidence: 'Evidence',
} as const;

const ROLES: Readonly<Record<string, string>> = {
  employee: 'Employee',
  manager: 'Manager',
  leader: 'Leader',
  admin: 'Administrator',
  auditor: 'Auditor',
  system: 'Annals',
};

/** The role somebody acted in. */
export function roleWords(role: string): string {
  return ROLES[role] ?? role;
}

export const filterTexts: Readonly<Record<keyof EventFilter, string>> = {
  person: 'Person',
  as: 'Part',
  feature: 'Feature',
  type: 'Event',
  role: 'Role',
  stream: 'Record',
  command: 'Command',
  from: 'From',
  until: 'Until',
  text: 'Words',
};

export const PART_LABELS = {
  either: 'Named or acting',
  subject: 'Named in the event',
  actor: 'Acting',
} as const;

/** The words of the list of events. */
export const texts = {
  subtitle: 'Everything that happened, newest first: who did what, when, and to which record.',
  title: 'Events',
  loading: 'Loading events...',
  failed: 'The log could not be loaded',
  empty: 'No events yet',
  nothingFound: 'No event matches',
  nothingFoundSentence: 'Remove a filter or choose a longer period.',
  clear: 'Clear all filters',
  asEvidence: 'Export evidence',
  columns: ['Position', 'Event', 'Record', 'Who', 'When'],
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of events',
  newest: 'Newest',
  about: (names: string) => `about ${names}`,
  sensitive: 'Holds sensitive values',
} as const;

export const narrowTexts = {
  title: 'Filters',
  search: 'Text in the event',
  searchHelp: 'In values that are not personal, such as names of rewards or cohorts.',
  person: 'Person',
  personHelp: 'Type a name, then choose.',
  searching: 'Searching...',
  nobody: 'Nobody found',
  left: 'has left',
  part: 'Part of the person',
  from: 'Happened from',
  until: 'Happened before',
  stream: 'Record',
  command: 'Command',
  exact: 'By exact ID',
  apply: 'Search',
  active: 'Active filters',
  remove: (what: string) => `Remove ${what}`,
} as const;

export const facetTexts = {
  title: 'Breakdown',
  loading: 'Counting...',
  failed: 'The events could not be counted',
  counted: (count: string) => `${count} events`,
  newest: (count: string) => `The newest ${count} matching events; there are more.`,
  groups: { features: 'Feature', types: 'Event', roles: 'Role', months: 'Month' },
  count: (label: string, count: string) => `${label}: ${count}`,
  more: 'Show all',
} as const;

export const savedTexts = {
  label: 'Saved searches',
  none: 'No saved searches',
  save: 'Save this search',
  title: 'Save this search',
  name: 'Name',
  submit: 'Save',
  submitting: 'Saving...',
  cancel: 'Cancel',
  done: 'Search saved',
  failed: 'Failed to save the search',
  remove: (name: string) => `Remove ${name}`,
  removed: 'Search removed',
  removeFailed: 'Failed to remove the search',
} as const;

export const openTexts = {
  open: 'Open with a reason',
  openRecord: 'Open the record with a reason',
  title: 'Open sensitive values?',
  sentence:
    'Your reason becomes an event of the log. The person whose values they are is told at once, with your name and your reason. What you open closes again after an hour.',
  confirm: 'Open',
  refuse: 'Leave closed',
  words: 'Reason',
  done: 'Opened; the person has been told',
  failed: 'Failed to open',
  until: (time: string) => `Open until ${time}. Reason: `,
  over: 'What you opened is closed again',
} as const;

export const settingsTexts = {
  title: 'Who looked at your data',
  sentence:
    'Your answers, comments and notes are hidden from auditors. When one of them opens something of yours, they have to say why, and it is listed here permanently.',
  loading: 'Loading...',
  failed: 'This could not be loaded',
  empty: 'No one has opened your data',
  emptySentence: 'When an auditor does, you are told, and you see here who it was and why.',
  columns: ['When', 'Who', 'What', 'Reason'],
  whole: 'A whole record',
} as const;
