import type { PersonId } from '@annals/contracts/kernel/ids';
import type { WordingId } from '@annals/contracts/features/language-model/ids';
import {
  MOST_ATTEMPTS,
  type WordedSubject,
  type WordingFailure,
  type WordingFault,
} from '@annals/contracts/features/language-model/constants';
import {
  WordingAnswered,
  WordingAsked,
  WordingFailed,
  type NewWordingEvent,
  type WordingEvent,
} from '@annals/contracts/features/language-model/events';
import { changed, decider } from '../../platform/commands/decider';
import { OnlyAlexAsks } from './errors';

export type WordingCommand =
  | {
      readonly type: 'AskForWords';
      readonly wordingId: WordingId;
      readonly employeeId: PersonId;
      readonly subject: WordedSubject;
      readonly subjectId: string;
      readonly attempt: number;
      readonly host: string;
      readonly model: string;
      readonly instructions: number;
      readonly sent: string;
    }
  | {
      readonly type: 'TakeAnswer';
      readonly attempt: number;
      readonly received: string;
      readonly because: WordingFault[];
      readonly tokens: number | null;
      readonly milliseconds: number;
    }
  | {
      readonly type: 'GiveUp';
      readonly attempt: number;
      readonly because: WordingFailure;
      readonly status?: number | undefined;
      readonly received?: string | undefined;
      readonly milliseconds: number;
    };

interface Asked {
  readonly status: 'asked' | 'failed' | 'used' | 'dropped';
  readonly wordingId: WordingId;
  readonly employeeId: PersonId;
  readonly attempt: number;
  /** What the language model answered, in its own form; null before it did. Unreadable when it was erased. */
  readonly received: unknown;
}
export type WordingState = { readonly status: 'none' } | Asked;

/**
 * One thing put into other words: asked for at most a few times, and never again once there was an answer, whatever became of it.
 * An attempt that a dying worker left without an end counts.
 */
export const wording = decider<WordingState, WordingCommand, WordingEvent, NewWordingEvent>({
  category: 'wording',
  initial: { status: 'none' },
  evolve: {
    WordingAsked: (_, { data: { wordingId, employeeId, attempt } }) => ({
      status: 'asked',
      wordingId,
      employeeId,
      attempt,
      received: null,
    }),
    WordingAnswered: (state, { data }) => changed(state, { status: data.outcome, received: data.received }),
    WordingFailed: (state) => changed(state, { status: 'failed' }),
  },
  decide: {
    AskForWords({ type: _, ...asked }, state, { actor }) {
      if (actor.role !== 'system') throw new OnlyAlexAsks();
      if (asked.attempt > MOST_ATTEMPTS || asked.attempt !== nextAttempt(state)) return [];
      return [WordingAsked.of(asked)];
    },
    TakeAnswer({ type: _, ...answer }, state) {
      if (state.status !== 'asked' || state.attempt !== answer.attempt) return [];
      const { wordingId, employeeId } = state;
      const outcome = answer.because.length === 0 ? 'used' : 'dropped';
      return [WordingAnswered.of({ wordingId, employeeId, outcome, ...answer })];
    },
    GiveUp({ type: _, ...failure }, state) {
      if (state.status !== 'asked' || state.attempt !== failure.attempt) return [];
      const { wordingId, employeeId } = state;
      return [WordingFailed.of({ wordingId, employeeId, ...failure })];
    },
  },
});

/** The number of the next attempt; null: there is an answer. */
export function nextAttempt(state: WordingState): number | null {
  if (state.status === 'none') return 1;
  return state.status === 'asked' || state.status === 'failed' ? state.attempt + 1 : null;
}
