import type { EventFilter } from '@annals/contracts/features/audit/filter';
import {
  SampleDrawn,
  SavedSearchRemoved,
  SearchRenamed,
  SearchSaved,
  type NewSampleEvent,
  type NewSearchEvent,
  type SampleEvent,
  type SearchEvent,
} from '@annals/contracts/features/audit/search-events';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { AuditSampleId, SavedSearchId } from '@annals/contracts/features/audit/ids';
import { msg } from '@annals/contracts/kernel/text';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { NothingToDraw } from './errors';

export type SearchCommand =
  | {
      readonly type: 'SaveSearch';
      readonly searchId: SavedSearchId;
      readonly name: string;
      readonly filter: EventFilter;
    }
  | { readonly type: 'RenameSearch'; readonly name: string }
  | { readonly type: 'RemoveSearch' };

type SearchState =
  | { readonly status: 'none' | 'removed' }
  | {
      readonly status: 'saved';
      readonly searchId: SavedSearchId;
      readonly auditorId: PersonId;
      readonly name: unknown;
    };

/** The rules of saved searches: each is the auditor's who saved it. */
export const savedSearch = decider<SearchState, SearchCommand, SearchEvent, NewSearchEvent>({
  category: 'savedSearch',
  initial: { status: 'none' },
  decide: {
    SaveSearch({ searchId, name, filter }, state, { actor }) {
      if (state.status !== 'none') return [];
      return [SearchSaved.of({ searchId, auditorId: personId.parse(actor.id), name, filter })];
    },
    RenameSearch({ name }, state, { actor }) {
      const { searchId, auditorId, name: before } = ownedBy(actor, state);
      return before === name ? [] : [SearchRenamed.of({ searchId, auditorId, name })];
    },
    RemoveSearch(_, state, { actor }) {
      if (state.status === 'removed') return [];
      const { searchId, auditorId } = ownedBy(actor, state);
      return [SavedSearchRemoved.of({ searchId, auditorId })];
    },
  },
  evolve: {
    SearchSaved: (_, { data }) => ({
      status: 'saved',
      searchId: data.searchId,
      auditorId: data.auditorId,
      name: data.name,
    }),
    SearchRenamed: (state, { data }) => (state.status === 'saved' ? { ...state, name: data.name } : state),
    SavedSearchRemoved: () => ({ status: 'removed' }),
  },
});

function ownedBy(actor: Actor, state: SearchState) {
  if (state.status !== 'saved' || state.auditorId !== actor.id) throw new NotFound(msg('This search'));
  return state;
}

/** A sample as it came out. */
export interface DrawSampleCommand {
  readonly type: 'DrawSample';
  readonly sampleId: AuditSampleId;
  readonly name: string;
  readonly filter: EventFilter;
  readonly seed: string;
  readonly size: number;
  readonly head: string;
  readonly population: number;
  readonly eventIds: readonly string[];
}

/** The rule of samples: what came out is kept with everything needed to draw it again. */
export const auditSample = decider<
  { readonly isDrawn: boolean },
  DrawSampleCommand,
  SampleEvent,
  NewSampleEvent
>({
  category: 'auditSample',
  initial: { isDrawn: false },
  decide: {
    DrawSample({ type: _, eventIds, ...drawn }, { isDrawn }, { actor }) {
      if (isDrawn) return [];
      if (eventIds.length === 0) throw new NothingToDraw();
      return [SampleDrawn.of({ ...drawn, auditorId: personId.parse(actor.id), eventIds: [...eventIds] })];
    },
  },
  evolve: { SampleDrawn: () => ({ isDrawn: true }) },
});
