import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';

/** Everything a rebuild can be, in the order in which it passes through it. */
export const REBUILD_STATES = [
  'queued',
  'scanning',
  'indexing',
  'comparing',
  'awaiting approval',
  'switching',
  'done',
  'failed',
  'cancelled',
] as const;
export type RebuildState = (typeof REBUILD_STATES)[number];
export type StateUnderWay = Exclude<RebuildState, 'done' | 'failed' | 'cancelled'>;
/** The states in which a runner works on it. */
export type StateAtWork = Exclude<StateUnderWay, 'queued'>;

/**
 * Everything that can happen to one. `taken up`: a runner begins with it, or goes on where another one was killed. `emptied`: what was built
 * counts no more, because an erasure took its words out or other code built it. `stopped`: by an event that it cannot take.
 */
export const REBUILD_EVENTS = [
  'requested',
  'taken up',
  'near the head',
  'indexed',
  'compared',
  'compared for approval',
  'only compared',
  'approved',
  'switched',
  'emptied',
  'stopped',
  'tried again',
  'cancelled',
] as const;
export type RebuildEvent = (typeof REBUILD_EVENTS)[number];

const ANY_TIME = { emptied: 'queued', cancelled: 'cancelled' } as const;
const AT_WORK = { ...ANY_TIME, stopped: 'failed' } as const;

/** Every transition there is. What is taken up in a later state stays in it: a runner that was killed keeps the work that it has done. */
const TRANSITIONS: Readonly<Record<RebuildState, Readonly<Partial<Record<RebuildEvent, RebuildState>>>>> = {
  queued: { ...ANY_TIME, 'taken up': 'scanning' },
  scanning: { ...AT_WORK, 'taken up': 'scanning', 'near the head': 'indexing' },
  indexing: { ...AT_WORK, 'taken up': 'indexing', indexed: 'comparing' },
  comparing: {
    ...AT_WORK,
    'taken up': 'comparing',
    compared: 'switching',
    'compared for approval': 'awaiting approval',
    'only compared': 'done',
  },
  'awaiting approval': { ...AT_WORK, 'taken up': 'awaiting approval', approved: 'switching' },
  switching: { ...AT_WORK, 'taken up': 'switching', switched: 'done' },
  failed: { emptied: 'failed', cancelled: 'cancelled', 'tried again': 'queued', requested: 'queued' },
  done: {},
  cancelled: {},
};

/** Something happened to a rebuild that cannot happen as it is. */
export class TransitionRefused extends Error {
  override readonly name = 'TransitionRefused';
  constructor(state: RebuildState, event: RebuildEvent) {
    super(`A rebuild that is ${state} refuses this: ${event}.`);
  }
}

/** The state that follows. @throws TransitionRefused */
export function stateAfter(state: RebuildState, event: RebuildEvent): RebuildState {
  const next = TRANSITIONS[state][event];
  if (next === undefined) throw new TransitionRefused(state, event);
  return next;
}

/**
 * What the table `rebuilds`, the API and the screens call the states. A rebuild that is done or cancelled has no row; one that failed has a
 * failure, beside the state it was in.
 */
export const STORED_STATES = {
  queued: 'waiting',
  scanning: 'building',
  indexing: 'indexing',
  comparing: 'comparing',
  'awaiting approval': 'reviewing',
  switching: 'switching',
} as const satisfies Record<StateUnderWay, NonNullable<ProjectionStatus['rebuild']>['state']>;

export function isUnderWay(state: RebuildState): state is StateUnderWay {
  return state in STORED_STATES;
}

export function isAtWork(state: RebuildState): state is StateAtWork {
  return isUnderWay(state) && state !== 'queued';
}

/** The state a row tells. What only a newer version knows is scanned again from where it was written. */
export function storedState({ state, failure }: { state: string; failure: unknown }): RebuildState {
  if (failure !== null) return 'failed';
  return REBUILD_STATES.filter(isUnderWay).find((one) => STORED_STATES[one] === state) ?? 'scanning';
}
