import { AUTOMATIC_KIND_LABELS, AUTOMATIC_KIND_NAMES } from '@annals/contracts/kernel/feature';

/** The words of what happened by itself. */
export const automaticTexts = {
  title: 'What happened by itself',
  sentence:
    'Reminders, celebrations, digests, e-mails and whatever else nobody had to do: what, when, for whom, because of what, and at which try. Straight from the log.',
  loading: 'Loading what happened by itself...',
  failed: 'What happened by itself could not be loaded',
  empty: 'Nothing has happened by itself yet',
  emptySentence: 'Reminders, celebrations, digests and e-mails stand here as soon as there are any.',
  emptyFiltered: 'Nothing matches',
  emptyFilteredSentence: 'Choose another kind, or look for somebody else.',
  columns: ['When', 'What', 'For', 'Because of', 'Try', 'Event'],
  kind: 'Kind',
  person: 'Name or e-mail of a person',
  kinds: [
    { value: 'all', label: 'Every kind' } as const,
    ...AUTOMATIC_KIND_NAMES.map((value) => ({ value, label: AUTOMATIC_KIND_LABELS[value] })),
  ],
  nobody: 'nobody in particular',
  unknownPerson: 'somebody whose name is not known',
  calendar: 'The calendar',
  calendarDue: (due: string) => `The calendar: ${due}`,
  policy: (name: string) => `Policy ${name}`,
  job: (name: string) => `Job ${name}`,
  unknown: 'Not written down at that time',
  show: (position: string) => `Event ${position}`,
  fields: (names: readonly string[]) =>
    `Its fields, whose values are not shown here: ${names.length === 0 ? 'none' : names.join(', ')}.`,
  hide: (position: string) => `Hide event ${position}`,
  event: (type: string, stream: string) => `${type} in ${stream}`,
  personal: 'Personal fields are left out.',
  eventLoading: 'Loading the event...',
  eventFailed: 'The event could not be loaded',
} as const;
