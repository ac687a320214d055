import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { t, translated } from '@annals/contracts/kernel/text';

export const navigationTexts = translated({
  label: 'Audit',
});

export const filterTexts: Readonly<Record<keyof EventFilter, string>> = translated({
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
});

export const PART_LABELS = translated({
  either: 'Named or acting',
  subject: 'Named in the event',
  actor: 'Acting',
});

/** The words of the list of events. */
export const texts = translated({
  counted: (count: number, all: number) =>
    count === all
      ? t('{count, plural, one {# event} other {# events}}', { count })
      : t('{count} of {all, plural, one {# event} other {# events}}', { count, all }),
  countedOnPage: (count: number) => t('{count} shown', { count }),
  loading: 'Loading events...',
  failed: 'The log could not be loaded',
  empty: 'No events yet',
  nothingFound: 'No event matches',
  nothingFoundSentence: 'Remove a filter or choose a longer period.',
  clear: 'Clear all filters',
  asEvidence: 'Export evidence',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of events',
  newest: 'Newest',
  sensitive: 'Holds sensitive values',
});

export const explorerTexts = translated({
  event: 'Event',
  openPage: 'Open as page',
  hideSystem: 'Hide system events',
  clock: 'Time zone of this list',
  timesIn: (zone: string) => t('Times in {zone}', { zone }),
});

export const queryTexts = translated({
  label: 'Search the log',
  placeholder: 'type: person: record: from: to: or text',
  offered: 'Suggestions',
  search: (text: string) => t('Search for “{text}”', { text }),
  keys: {
    type: 'a type of event',
    person: 'named or acting',
    record: 'an exact record',
    feature: 'a kind of record',
    role: 'the role of who acted',
    command: 'an exact command',
    from: 'from this day on',
    to: 'up to this day',
  },
  today: 'Today',
  yesterday: 'Yesterday',
  weekAgo: '7 days ago',
  monthBegin: 'Beginning of the month',
  yearBegin: 'Beginning of the year',
  unknown: (key: string, value: string) =>
    key === 'from' || key === 'to'
      ? t('“{value}” is no day. Write it like 2026-03-31.', { value })
      : t('“{value}” is no {key} that is known, or more than one. Choose from the list.', { value, key }),
});

const counted = (count: number) => t('{count, plural, one {# event} other {# events}}', { count });

export const histogramTexts = translated({
  label: 'Events over time',
  loading: 'Counting over time...',
  failed: 'The events could not be counted over time',
  all: 'All times',
  bar: (when: string, count: number) => `${when}: ${counted(count)}`,
  begins: {
    day: (day: string) => day,
    week: (day: string) => t('week of {day}', { day }),
  },
  finding: (all: number, isComplete: boolean, when: string, most: number) =>
    isComplete
      ? t(
          '{all, plural, one {# event} other {# events}}, most: {when} ({most}). Drag over the bars to narrow.',
          { all, when, most },
        )
      : t(
          'The newest {all, plural, one {# event} other {# events}}, most: {when} ({most}). Drag over the bars to narrow.',
          { all, when, most },
        ),
});

export const narrowTexts = translated({
  search: 'Text in the event',
  searchHelp: 'In values that are not personal, such as names of rewards or cohorts.',
  person: 'Person',
  left: 'has left',
  part: 'Part of the person',
  from: 'Happened from',
  until: 'Happened before',
  stream: 'Record',
  command: 'Command',
  exact: 'By exact ID',
  apply: 'Search',
  active: 'Active filters',
  remove: (what: string) => t('Remove {what}', { what }),
});

export const facetTexts = translated({
  title: 'Breakdown',
  loading: 'Counting...',
  failed: 'The events could not be counted',
  counted: (count: number) => t('{count} events', { count }),
  newest: (count: number) => t('The newest {count} matching events; there are more.', { count }),
  groups: { features: 'Feature', types: 'Event', roles: 'Role', months: 'Month' },
  count: (label: string, count: string) => `${label}: ${count}`,
  more: 'Show all',
});

export const savedTexts = translated({
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
  remove: (name: string) => t('Remove {name}', { name }),
  removed: 'Search removed',
  removeFailed: 'Failed to remove the search',
});

export const openTexts = translated({
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
  until: (time: string) => t('Open until {time}. Reason: ', { time }),
  over: 'What you opened is closed again',
});

export const settingsTexts = translated({
  counted: (count: number, all: number) =>
    count === all
      ? t('{count, plural, one {# look} other {# looks}}', { count })
      : t('{count} of {all, plural, one {# look} other {# looks}}', { count, all }),
  title: 'Who looked at your data',
  sentence:
    'Your answers, comments and notes are hidden from auditors. When one of them opens something of yours, they have to say why, and it is listed here permanently.',
  loading: 'Loading...',
  failed: 'This could not be loaded',
  empty: 'No one has opened your data',
  emptySentence: 'When an auditor does, you are told, and you see here who it was and why.',
  columns: { when: 'When', who: 'Who', what: 'What', reason: 'Reason' },
  whole: 'A whole record',
});
