import type { EventFilter } from '@annals/contracts/features/audit/filter';
import type { SampleEvent, SearchEvent } from '@annals/contracts/features/audit/search-events';
import { readable } from '@annals/contracts/kernel/erased';
import { projection } from '../../engine/projection';

export interface SavedSearchRow {
  readonly id: string;
  readonly auditorId: string;
  readonly name: string;
  readonly filter: EventFilter;
  readonly savedAt: string;
}

/** The searches each auditor keeps. */
export const savedSearches = projection<SavedSearchRow, SearchEvent>({
  name: 'saved_searches',
  version: 1,
  columns: { id: 'uuid', auditorId: 'uuid', name: 'text', filter: 'jsonb', savedAt: 'timestamptz' },
  indexes: { ofAuditor: ['auditorId', 'name'] },
  tags: ['Audit'],
  concerns: (row) => [row.auditorId],
  key: ({ data }) => data.searchId,
  evolve: {
    SearchSaved: (_, { data, metadata }) => ({
      id: data.searchId,
      auditorId: data.auditorId,
      name: readable(data.name),
      filter: data.filter,
      savedAt: metadata.occurredAt,
    }),
    SearchRenamed: (row, { data }) => row && { ...row, name: readable(data.name) },
    SavedSearchRemoved: () => null,
  },
});

export interface AuditSampleRow {
  readonly id: string;
  readonly auditorId: string;
  readonly name: string;
  readonly filter: EventFilter;
  readonly seed: string;
  readonly size: number;
  readonly head: string;
  readonly population: number;
  readonly eventIds: readonly string[];
  readonly drawnAt: string;
}

/** The samples auditors drew, for every auditor to repeat. */
export const auditSamples = projection<AuditSampleRow, SampleEvent>({
  name: 'audit_samples',
  version: 1,
  columns: {
    id: 'uuid',
    auditorId: 'uuid',
    name: 'text',
    filter: 'jsonb',
    seed: 'text',
    size: 'integer',
    head: 'text',
    population: 'integer',
    eventIds: 'uuid[]',
    drawnAt: 'timestamptz',
  },
  indexes: { latest: ['drawnAt desc', 'id desc'] },
  tags: ['Audit'],
  concerns: (row) => [row.auditorId],
  key: ({ data }) => data.sampleId,
  evolve: {
    SampleDrawn: (_, { data, metadata }) => ({
      id: data.sampleId,
      auditorId: data.auditorId,
      name: readable(data.name),
      filter: data.filter,
      seed: data.seed,
      size: data.size,
      head: data.head,
      population: data.population,
      eventIds: data.eventIds,
      drawnAt: metadata.occurredAt,
    }),
  },
});
