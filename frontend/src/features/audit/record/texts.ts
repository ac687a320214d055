import { t, translated } from '@annals/contracts/kernel/text';

/** The words of one record's own view. */
export const texts = translated({
  back: 'Events',
  loading: 'Loading the record...',
  failed: 'The record could not be loaded',
  notFoundTitle: 'No such record',
  notFoundSentence: 'There is no record with this name in the log.',
  facts: 'Record',
  labels: {
    feature: 'Feature',
    stream: 'Stream',
    people: 'People',
    events: 'Events',
    first: 'Began',
    last: 'Last event',
  },
  everyEvent: 'All its events',
  tabs: 'View',
  history: 'History',
  asOf: 'As of',
});

export const asOfTexts = translated({
  title: 'As of',
  by: 'Stop at',
  clocks: {
    happened: 'What had happened by',
    recorded: 'What was recorded by',
    position: 'A position of the log',
  },
  moment: 'Moment',
  position: 'Position',
  show: 'Show',
  scrub: 'Event by event',
  before: 'Before its first event',
  after: (count: number, all: number, event: string, when: string) =>
    t('After event {count} of {all}: {event}, {when}', { count, all, event, when }),
  differencesOnly: 'Differences only',
  loading: 'Replaying...',
  failed: 'The replay failed',
  columns: ['Value', 'Then', 'Today'],
  listColumns: ['Record', 'Then', 'Today', 'What differs'],
  notThen: 'Did not exist then.',
  notNow: 'Does not exist any more.',
  differs: 'differs',
  same: 'Nothing differs.',
  differences: (count: number) =>
    t('{count, plural, one {One value differs.} other {# values differ.}}', { count }),
  folded: (then: number, now: number) => t('Folded from {then} of {now} events.', { then, now }),
  last: 'The last of them',
  listTitle: 'Records of a feature',
  listSubtitle:
    'A list as it was at a moment, beside today: folded from the log by the same rules that keep the lists, with today’s erasures.',
  feature: 'Feature',
  changedOnly: 'Only records in which something happened since',
  nothingChanged: 'Nothing happened since',
  nothingChangedSentence: 'Choose an earlier moment or another feature.',
  empty: 'Nothing had begun by then',
  emptySentence: 'Choose a later moment or another feature.',
  existed: 'Was there',
  absent: 'Was not there',
  exists: 'Is there',
  gone: 'Is not there',
});

const READ_MODELS: Readonly<Record<string, string>> = translated({ last_stated: 'Values as last stated' });

/** A read model as a heading. */
export function readModelWords(name: string): string {
  const words = READ_MODELS[name] ?? name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
