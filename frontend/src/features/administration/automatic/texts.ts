import { AUTOMATIC_KIND_LABELS, AUTOMATIC_KIND_NAMES } from '@annals/contracts/kernel/feature';

/** The texts of the automatic acts. */
export const automaticTexts = {
  title: 'Automated activity',
  sentence:
    'Reminders, celebrations, digests, e-mails and everything else Annals did without a person: what, when, for whom, why, and on which attempt. Straight from the log.',
  loading: 'Loading automated activity...',
  failed: 'Automated activity could not be loaded',
  empty: 'No automated activity yet',
  emptySentence: 'Reminders, celebrations, digests and e-mails appear here once there are any.',
  emptyFiltered: 'Nothing matches',
  emptyFilteredSentence: 'Choose another kind or another person.',
  columns: ['When', 'What', 'For', 'Caused by', 'Attempt', 'Event'],
  kind: 'Kind',
  person: 'Name or e-mail of a person',
  kinds: [
    { value: 'all', label: 'Every kind' } as const,
    ...AUTOMATIC_KIND_NAMES.map((value) => ({ value, label: AUTOMATIC_KIND_LABELS[value] })),
  ],
  nobody: 'no one in particular',
  unknownPerson: 'unknown person',
  calendar: 'The calendar',
  calendarDue: (due: string) => `The calendar: ${due}`,
  policy: (name: string) => `Policy ${name}`,
  job: (name: string) => `Job ${name}`,
  unknown: 'Not recorded at that time',
  show: (position: string) => `Event ${position}`,
  fields: (names: readonly string[]) =>
    `Its fields, whose values are not shown here: ${names.length === 0 ? 'none' : names.join(', ')}.`,
  hide: (position: string) => `Hide event ${position}`,
  event: (type: string, stream: string) => `${type} in ${stream}`,
  personal: 'Personal fields are left out.',
  eventLoading: 'Loading the event...',
  eventFailed: 'The event could not be loaded',
} as const;
