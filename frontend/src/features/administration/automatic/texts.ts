import { t, translated } from '@annals/contracts/kernel/text';
import { AUTOMATIC_KIND_LABELS, AUTOMATIC_KIND_NAMES } from '@annals/contracts/kernel/feature';

/** The texts of the automatic acts. */
export const automaticTexts = translated({
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
  get kinds() {
    return [
      { value: 'all' as const, label: t('Every kind') },
      ...AUTOMATIC_KIND_NAMES.map((value) => ({ value, label: AUTOMATIC_KIND_LABELS[value] })),
    ];
  },
  nobody: 'no one in particular',
  unknownPerson: 'unknown person',
  calendar: 'The calendar',
  calendarDue: (due: string) => t('The calendar: {due}', { due }),
  policy: (name: string) => t('Policy {name}', { name }),
  job: (name: string) => t('Job {name}', { name }),
  unknown: 'Not recorded at that time',
  show: (position: string) => t('Event {position}', { position }),
  fields: (names: readonly string[]) =>
    t('Its fields, whose values are not shown here: {names}.', {
      names: names.length === 0 ? t('none') : names.join(', '),
    }),
  hide: (position: string) => t('Hide event {position}', { position }),
  event: (type: string, stream: string) => t('{type} in {stream}', { type, stream }),
  personal: 'Personal fields are left out.',
  eventLoading: 'Loading the event...',
  eventFailed: 'The event could not be loaded',
});
