import { t, textsShownAs, translated } from '@annals/contracts/kernel/text';
import type { Standing, WaitingKind } from '@annals/contracts/features/operations/what-waits';
import { spanOfTime } from './span-of-time';

/** The words of whatever waits. */
export const waitingTexts = translated({
  title: 'Backlog',
  loading: 'Loading the backlog...',
  failed: 'The backlog could not be loaded',
  columns: ['What', 'State', 'Last progress', 'Waiting', 'Oldest'],
  kinds: {
    'read-model': 'Read models',
    policy: 'Policies',
    seal: 'Sealing',
    publisher: 'Publishers of checkpoints',
    witness: 'Witnesses',
    mail: 'E-mail',
    queue: 'Job queues',
  } satisfies Record<WaitingKind, string>,
  standings: { ok: 'OK', late: 'Late', failing: 'Failing', unknown: 'Unknown' } satisfies Record<
    Standing,
    string
  >,
  unknown: 'This could not be checked just now.',
  none: 'None here',
  never: 'Never',
  nothing: '0',
  number: (count: number) => count.toLocaleString(textsShownAs().locale),
  oldest: (seconds: number) => spanOfTime(seconds),
  counted: (all: number, noted: number) =>
    noted === 0
      ? `${all}`
      : t('{all}, {noted, plural, one {# needs} other {# need}} attention', { all, noted }),
  since: (at: string) => t('Since {at}.', { at }),
});
