import { t, translated } from '@annals/contracts/kernel/text';
import type { ErasureStatus } from '@annals/contracts/features/privacy/views';
import type { BadgeTone } from '../../../ui/Badge';

export const STATUS_LABELS: Readonly<Record<ErasureStatus, string>> = translated({
  none: 'None',
  requested: 'Waiting for approval',
  refused: 'Rejected',
  approved: 'Being erased',
  erased: 'Erased',
});

export const STATUS_TONES: Readonly<Record<ErasureStatus, BadgeTone>> = {
  none: 'grey',
  requested: 'yellow',
  refused: 'grey',
  approved: 'blue',
  erased: 'magenta',
};

/** The words of the list in Administration, Privacy. */
export const listTexts = translated({
  title: 'Erasures and legal holds',
  loading: 'Loading erasures...',
  failed: 'The erasures could not be loaded',
  empty: 'No erasure requested',
  emptySentence: 'Open a person who has left in People to ask for their erasure, or to place a legal hold.',
  columns: ['Person', 'Erasure', 'Requested by', 'Legal holds', 'Last change'],
  noHold: 'None',
  holds: (open: number, all: number) => (open > 0 ? t('{open} open', { open }) : t('{all} lifted', { all })),
});

/** The words around the signed list. */
export const signedTexts = translated({
  title: 'Signed list of erasures',
  sentence:
    'Keep this list outside of your backups. Everybody on it is erased again before a restored backup opens. It holds ids and times, no names.',
  download: 'Download the list',
  failed: 'The list could not be made',
  done: (count: number) =>
    t('{count, plural, one {# person is} other {# people are}} on the list', { count }),
  file: 'annals-erasures.txt',
});

/** The words of a person's card. */
export const cardTexts = translated({
  title: 'Privacy',
  loading: 'Loading privacy requests...',
  failed: 'The privacy requests could not be loaded',
  stillHere: 'Nobody who works here can be erased. A legal hold can be placed at any time.',
  nothing: 'No erasure has been requested for this person.',
  requested: (by: string, time: string) => t('{by} requested the erasure on {time}.', { by, time }),
  refused: (by: string, time: string) => t('{by} rejected it on {time}.', { by, time }),
  approved: (by: string, time: string) => t('{by} approved it on {time}.', { by, time }),
  underWay: 'It is in progress.',
  erased: (time: string) =>
    t('Erased on {time}. The key is destroyed; what the log holds can be read by nobody any more.', { time }),
  needsAnother: 'Another administrator must approve it.',
  expired: 'Nobody approved it in time. It can be requested again.',
  needsLift: 'A legal hold prevents it.',
  holds: 'Legal holds',
  placed: (by: string, time: string) => t('Placed by {by} on {time}.', { by, time }),
  lifted: (by: string, time: string) => t('Lifted by {by} on {time}.', { by, time }),
  actions: 'Privacy actions',
});

/** What is asked before somebody is erased: their name, so that it is not somebody else. */
/** The words of the commands: of their dialogs, and of what is said after. */
export const requestTexts = translated({
  label: 'Request erasure',
  title: (name: string) => t('Erase {name}?', { name }),
  sentence:
    'A second administrator has to approve it. Then their key is destroyed, and their words, name and address are gone for ever, from the history too. Numbers, dates and what others did stay.',
  confirm: 'Request erasure',
  words: 'Why, and who asked for it',
  done: 'Erasure requested',
  doneSentence: 'Another administrator can approve it now.',
  failed: 'The erasure was not requested',
});

export const approveTexts = translated({
  label: 'Approve erasure',
  title: (name: string) => t('Erase {name} for ever?', { name }),
  sentence:
    'This cannot be taken back. The person’s key is destroyed at once, in every backup of the log too.',
  confirm: 'Erase for ever',
  done: 'Erasure approved',
  doneSentence: 'It is done within a moment.',
  failed: 'The erasure was not approved',
});

export const refuseTexts = translated({
  label: 'Reject',
  title: (name: string) => t('Reject the erasure of {name}?', { name }),
  sentence: 'It can be requested again later.',
  confirm: 'Reject',
  words: 'Why',
  done: 'Erasure rejected',
  failed: 'The erasure was not rejected',
});

export const holdTexts = translated({
  label: 'Place legal hold',
  title: (name: string) => t('Place a legal hold on {name}?', { name }),
  sentence: 'This person cannot be erased until every hold is lifted.',
  confirm: 'Place hold',
  words: 'Why: the case, and who keeps it',
  done: 'Legal hold placed',
  failed: 'The legal hold was not placed',
});

export const liftTexts = translated({
  label: 'Lift',
  title: (name: string) => t('Lift this legal hold on {name}?', { name }),
  sentence:
    'A second, independent administrator has to approve it. An erasure can be approved when no hold is left.',
  confirm: 'Request lifting',
  words: 'Why',
  done: 'Lifting requested',
  failed: 'The lifting was not requested',
});
