import { t, translated } from '@annals/contracts/kernel/text';

/** The words of one event's own view. */
export const texts = translated({
  back: 'Events',
  loading: 'Loading the event...',
  failed: 'The event could not be loaded',
  notFoundTitle: 'No such event',
  notFoundSentence: 'There is no event with this id in the log.',
  data: 'Data',
  facts: 'Facts',
  chain: 'Cause and effect',
  chainSentence: 'Events of the same command, each below the event that caused it.',
  chainCut: 'More events followed; the first 200 are shown.',
  hidden: 'Hidden: opens only with a reason',
  erased: 'Erased permanently',
  none: 'nothing',
  previous: 'Previous in the record',
  next: 'Next in the record',
  neighbours: 'Events of the same record',
  labels: {
    type: 'Event',
    description: 'Meaning',
    record: 'Record',
    place: 'Place',
    who: 'Who',
    onBehalfOf: 'On behalf of',
    happened: 'Happened',
    recorded: 'Recorded',
    reason: 'Stated reason',
    command: 'Command',
    correlation: 'Correlation',
    cause: 'Followed from',
    request: 'Request',
    id: 'Event id',
    version: 'Version',
  },
  place: (position: string, revision: number) =>
    t('Position {position} of the log, number {number} of its record', { position, number: revision + 1 }),
  version: (version: number) => t('Read as version {version} of its type', { version }),
});

/** The words of the proof of an event. */
export const proofTexts = translated({
  title: 'Proof',
  loading: 'Proving...',
  failed: 'The proof could not be made',
  proved: 'Proved',
  waiting: 'Not sealed yet',
  broken: 'Altered',
  sentences: {
    proved: 'What is stored is what was sealed: its leaf and the path below lead to the signed checkpoint.',
    waiting: 'The log is sealed every minute while there is something new. Look again then.',
    broken:
      'What is stored is not what was sealed. Tell your Annals operator, and do not rely on this event.',
  },
  labels: {
    leaf: 'Leaf (RFC 9162)',
    fingerprint: 'SHA-256 of the event',
    index: 'Place in the tree',
    checkpoint: 'Checkpoint',
    path: 'Path to the root',
    canonical: 'Canonical JSON (RFC 8785)',
  },
  noPath: 'It is the whole tree.',
  unfold: 'Show',
});
