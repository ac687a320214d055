import type { ImportEvent } from '@annals/contracts/features/imports/events';
import { importRow, type ImportRow } from '@annals/contracts/features/imports/views';
import { projection } from '../../engine/projection';

/** The lists of people that were taken over, and how far each is. */
export const imports = projection<ImportRow, ImportEvent>({
  name: 'imports',
  version: 1,
  row: importRow,
  indexes: { latest: ['startedAt desc', 'id desc'], unfinished: ['status', 'updatedAt'] },
  tags: ['Imports'],
  concerns: (row) => [row.startedBy],
  key: (event) => event.data.importId,
  evolve: {
    ImportStarted: (_, { data, metadata }) => ({
      id: data.importId,
      startedBy: data.startedBy,
      status: 'running',
      rowCount: data.rowCount,
      processed: 0,
      hired: 0,
      changed: 0,
      unchanged: 0,
      refused: [],
      startedAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
      finishedAt: null,
    }),
    ImportProgressed: (row, { data, metadata }) =>
      row && {
        ...row,
        processed: row.processed + data.processed,
        hired: row.hired + data.hired,
        changed: row.changed + data.changed,
        unchanged: row.unchanged + data.unchanged,
        refused: [...row.refused, ...data.refused],
        updatedAt: metadata.occurredAt,
      },
    ImportFinished: (row, { metadata }) =>
      row && {
        ...row,
        status: 'finished',
        updatedAt: metadata.occurredAt,
        finishedAt: metadata.occurredAt,
      },
  },
});
