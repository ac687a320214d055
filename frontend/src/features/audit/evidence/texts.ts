import type { EvidenceFilter } from '@annals/contracts/features/audit/evidence-filter';
import { t, translated } from '@annals/contracts/kernel/text';

export const screenTexts = translated({
  subtitle:
    'Events with the proof that they stand in the log, as one file that anybody can check without Annals.',
});

export const newTexts = translated({
  title: 'New bundle',
  purpose: 'What it is for',
  purposeHelp: 'Kept in the bundle and in the log.',
  feature: 'Feature',
  anyFeature: 'All features',
  type: 'Events',
  typeHelp: 'Type a part of a name and choose, one or several; none for all.',
  from: 'Happened from',
  until: 'Happened before',
  fromPosition: 'From position',
  untilPosition: 'Up to position',
  positionFault: 'A position is a whole number',
  alsoBy: (words: string) => t('Also filtered by {words}.', { words }),
  without: 'Remove this filter',
  counting: 'Counting...',
  count: (events: number) => t('{events, plural, one {# event} other {# events}}', { events }),
  none: 'No event matches this selection.',
  tooMany: (most: number) =>
    t('More than {most} events match. Narrow the selection, and export the rest in further bundles.', {
      most,
    }),
  request: 'Make the bundle',
  requesting: 'Requesting...',
  done: 'Bundle requested',
  doneSentence: 'It is made in the background, and appears below.',
  failed: 'The bundle could not be requested',
});

/** The words of the box in which types of events are chosen. */
export const typesTexts = translated({
  placeholder: 'Type a name',
  list: 'Types of events found',
  searching: 'Searching...',
  failed: 'The types of events could not be loaded. Please try again.',
  found: (count: number) =>
    t('{count, plural, =0 {No type found} one {# type found} other {# types found}}', { count }),
  count: (count: number) =>
    t('{count, plural, =0 {All types} one {# type chosen} other {# types chosen}}', { count }),
});

export const verifierTexts = translated({
  title: 'Check a bundle',
  sentence:
    'The recipient of a bundle checks it on their own machine, with the public key below as they got it from you. Nothing is sent anywhere. To be independent of this installation, they take the verifier from the published source of Annals.',
  here: 'Here',
  elsewhere: 'Without Annals',
  download: 'Download',
  and: 'and',
  sameFolder: 'into one folder.',
  inBrowser: 'Open the page in a browser, paste the key, and choose the bundle or drop it on the field.',
  orCommand: 'Or on the command line, with Node.js:',
});

export const checkTexts = translated({
  keys: 'Public keys that it may be signed with, one a line',
  keysHelp:
    'Those of this log, unless you put others. Without any, a bundle is only known to agree with itself.',
  drop: 'Bundle',
  dropHelp: 'Choose a .tar.gz file or drop it here. It does not leave this machine.',
  checking: (name: string) => t('Checking {name}...', { name }),
  verdicts: {
    proved: 'Proved',
    'not-proved': 'Not proved',
    refused: 'Refused',
    consistent: 'Consistent, signer unknown',
  },
});

export const FILTER_WORDS: Readonly<Partial<Record<keyof EvidenceFilter, string>>> = translated({
  person: 'person',
  as: 'part',
  role: 'role',
  stream: 'record',
  command: 'command',
  text: 'words',
});

export const listTexts = translated({
  title: 'Bundles',
  loading: 'Loading bundles...',
  failed: 'The bundles could not be loaded',
  empty: 'No bundles yet',
  emptySentence: 'Requested bundles appear here and can be downloaded for 30 days.',
  columns: ['Requested', 'Purpose', 'By', 'Events', 'Bundle'],
  gone: 'Expired. Request it again.',
  checksum: 'SHA-256',
});
