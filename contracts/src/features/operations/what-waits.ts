import { z } from 'zod';
import { msg } from '../../kernel/text';

/** What is said of one kind of thing that waits. */
interface KindOfWaiting {
  /** As the doctor, the screen and the documentation call it. */
  readonly label: string;
  /** When something of it has waited for so long, somebody should look. */
  readonly lateAfterSeconds: number;
  /** What to do then. */
  readonly todo: string;
}

/**
 * Everything that has progress of its own and can fall behind without anybody noticing. The doctor's checks, the figures for Prometheus, the
 * alerts and the screen are made from this list; a new kind adds a line here and a look in the server's `what-waits.ts`.
 */
export const KINDS_OF_WAITING = {
  'read-model': {
    label: 'read models',
    lateAfterSeconds: 300,
    todo: msg(
      'See annals projections list. Without a rebuild or an import under way, start another process with the role projections.',
    ),
  },
  policy: {
    label: 'policies',
    lateAfterSeconds: 300,
    todo: msg(
      'Is a process with the role jobs alive, and does the job queue answer? Its log says "policy waits" with the reason.',
    ),
  },
  seal: {
    label: 'sealing',
    lateAfterSeconds: 300,
    todo: msg('Is a process with the role jobs alive, and the signer, where it is one of its own?'),
  },
  publisher: {
    label: 'publishers',
    lateAfterSeconds: 900,
    todo: msg(
      'Look at the place. Sealing goes on, and what is missing there is published when the place is back.',
    ),
  },
  witness: {
    label: 'witnesses',
    lateAfterSeconds: 7_200,
    todo: msg('Ask the operator of the witness. Sealing goes on without it.'),
  },
  mail: {
    label: 'mail',
    lateAfterSeconds: 900,
    todo: msg('Look at the mail server and at SMTP_URL. E-mails are tried again for a day.'),
  },
  queue: {
    label: 'job queues',
    lateAfterSeconds: 300,
    todo: msg(
      'Start another process with the role jobs, or look for one kind that takes long (annals jobs list).',
    ),
  },
} as const satisfies Record<string, KindOfWaiting>;

export type WaitingKind = keyof typeof KINDS_OF_WAITING;
export const WAITING_KINDS = Object.keys(KINDS_OF_WAITING).filter(
  (kind): kind is WaitingKind => kind in KINDS_OF_WAITING,
);

/** The state of one thing. */
export const whatStands = z.object({
  name: z.string(),
  /** How far it has come: a position of the log, a size of the log, or null where that is not counted. */
  progress: z.string().nullable(),
  /** When it last got anything done; null: never, or nobody knows. */
  progressAt: z.string().nullable(),
  /** How many wait for it: events, checkpoints, e-mails or jobs. */
  waiting: z.number(),
  /** For how long the oldest of them has been waiting, in seconds. */
  waitingSeconds: z.number(),
  /** Why it gets nothing done, in a sentence; null while it does. */
  failure: z.string().nullable(),
  failingSince: z.string().nullable(),
});
export type WhatStands = z.infer<typeof whatStands>;

/** The state of everything of a kind; null: that could not be found out just now. */
export const kindThatWaits = z.object({
  kind: z.enum(WAITING_KINDS),
  things: z.array(whatStands).nullable(),
});
export type KindThatWaits = z.infer<typeof kindThatWaits>;

export type Standing = 'ok' | 'late' | 'failing' | 'unknown';

/** Whether somebody should look at a thing. */
export function standingOf(
  kind: WaitingKind,
  { failure, waitingSeconds }: Pick<WhatStands, 'failure' | 'waitingSeconds'>,
): Standing {
  if (failure !== null) return 'failing';
  return waitingSeconds >= KINDS_OF_WAITING[kind].lateAfterSeconds ? 'late' : 'ok';
}

/** Whether somebody should look at a kind: the worst of what is said of its things. */
export function standingOfAll({ kind, things }: KindThatWaits): Standing {
  if (things === null) return 'unknown';
  const found = new Set(things.map((thing) => standingOf(kind, thing)));
  if (found.has('failing')) return 'failing';
  return found.has('late') ? 'late' : 'ok';
}
