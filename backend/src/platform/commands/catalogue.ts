import { t } from '@annals/contracts/kernel/text';
import type { NewEvent, RecordedEvent } from '@annals/contracts/kernel/event';
import type { Decider } from './decider';
import { DomainError, NotFound } from './domain-error';
import { sameWords } from './same-words';

/** An entry that is out of use cannot be described again. */
export class EntryRetired extends DomainError {
  readonly code = 'catalogue.entry-retired';
  constructor() {
    super(t('This is not in use any more, so it cannot be changed. Add a new one instead.'));
  }
}

/** An entry of a catalogue: what it says, and whether it is in use. */
export type EntryState<Words> =
  | { readonly status: 'none' }
  | { readonly status: 'active' | 'retired'; readonly words: Words };

/** What an administrator can want of an entry. Describing is always all of it. */
export type EntryCommand<Words> =
  | { type: 'Define'; words: Words }
  | { type: 'Revise'; words: Words }
  | { type: 'Retire' };

interface EntryEvents<Words> {
  readonly defined: { readonly type: string; of(words: Words): NewEvent };
  readonly revised: { readonly type: string; of(words: Words): NewEvent };
  readonly retired: { readonly type: string; of(words: Words): NewEvent };
}

/**
 * The rules of a catalogue's entries: they are defined, described again, and retired for good.
 * @param what the entry for the refusal "… does not exist", such as "This category"
 * @param events how each is written; the words carry the entry's own id
 */
export function catalogue<Words extends object>(
  category: string,
  what: string,
  events: EntryEvents<Words>,
): Decider<EntryState<Words>, EntryCommand<Words>, RecordedEvent<string, Words>, NewEvent> {
  return {
    category,
    initial: { status: 'none' },
    decide: (command, state) => {
      if (command.type === 'Define') return state.status === 'none' ? [events.defined.of(command.words)] : [];
      if (state.status === 'none') throw new NotFound(what);
      if (command.type === 'Retire')
        return state.status === 'retired' ? [] : [events.retired.of(state.words)];
      if (state.status === 'retired') throw new EntryRetired();
      return sameWords(command.words, state.words) ? [] : [events.revised.of(command.words)];
    },
    evolve: (state, { type, data }) => {
      if (type === events.defined.type || type === events.revised.type)
        return { status: 'active', words: data };
      if (type === events.retired.type && state.status !== 'none') return { ...state, status: 'retired' };
      return state;
    },
  };
}
