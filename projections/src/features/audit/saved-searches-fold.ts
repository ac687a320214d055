import { eventFilter } from '@annals/contracts/features/audit/filter';
import type { SampleEvent, SearchEvent } from '@annals/contracts/features/audit/search-events';
import { readable } from '@annals/contracts/kernel/erased';
import { personId } from '@annals/contracts/kernel/ids';
import { z } from 'zod';
import { projection } from '../../engine/projection';

export const savedSearchRow = z.object({
  id: z.uuid(),
  auditorId: personId,
  name: z.string(),
  filter: eventFilter,
  savedAt: z.iso.datetime(),
});
export type SavedSearchRow = z.infer<typeof savedSearchRow>;

/** The searches each auditor keeps. */
export const savedSearches = projection<SavedSearchRow, SearchEvent>({
  name: 'saved_searches',
  version: 1,
  row: savedSearchRow,
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

export const auditSampleRow = z.object({
  id: z.uuid(),
  auditorId: personId,
  name: z.string(),
  filter: eventFilter,
  seed: z.string(),
  size: z.int(),
  head: z.string(),
  population: z.int(),
  eventIds: z.array(z.uuid()),
  drawnAt: z.iso.datetime(),
});
export type AuditSampleRow = z.infer<typeof auditSampleRow>;

/** The samples auditors drew, for every auditor to repeat. */
export const auditSamples = projection<AuditSampleRow, SampleEvent>({
  name: 'audit_samples',
  version: 1,
  row: auditSampleRow,
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
