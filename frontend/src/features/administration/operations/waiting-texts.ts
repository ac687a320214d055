import type { Standing, WaitingKind } from '@annals/contracts/features/operations/what-waits';
import { spanOfTime } from './span-of-time';

/** The words of whatever waits. */
export const waitingTexts = {
  title: 'What waits',
  loading: 'Loading what waits...',
  failed: 'What waits could not be loaded',
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
  standings: { ok: 'Goes on', late: 'Late', failing: 'Fails', unknown: 'Unknown' } satisfies Record<
    Standing,
    string
  >,
  unknown: 'This could not be looked at just now. Everything else is told.',
  none: 'None here',
  never: 'Never',
  nothing: 'Nothing',
  number: (count: number) => count.toLocaleString(),
  oldest: (seconds: number) => spanOfTime(seconds),
  counted: (all: number, noted: number) => (noted === 0 ? `${all}` : `${all}, ${noted} to look at`),
  since: (at: string) => `Since ${at}.`,
} as const;
