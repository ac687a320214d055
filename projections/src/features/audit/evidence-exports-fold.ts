import type { EvidenceEvent } from '@annals/contracts/features/audit/evidence-events';
import { evidenceExportRow, type EvidenceExportRow } from '@annals/contracts/features/audit/evidence-views';
import { readable } from '@annals/contracts/kernel/erased';
import { projection } from '../../engine/projection';

/** The bundles that auditors asked for, and what became of each. */
export const evidenceExports = projection<EvidenceExportRow, EvidenceEvent>({
  name: 'evidence_exports',
  version: 1,
  row: evidenceExportRow,
  indexes: { latest: ['requestedAt desc', 'id desc'], unfinished: ['status', 'requestedAt'] },
  tags: ['Evidence'],
  concerns: (row) => [row.requestedBy],
  key: (event) => event.data.exportId,
  evolve: {
    EvidenceRequested: (_, { data: { exportId, requestedBy, filter, purpose }, metadata }) => ({
      id: exportId,
      requestedBy,
      filter,
      purpose: readable(purpose),
      status: 'running',
      events: null,
      treeSize: null,
      bytes: null,
      sha256: null,
      problem: null,
      requestedAt: metadata.occurredAt,
      finishedAt: null,
    }),
    EvidenceExported: (row, { data: { events, treeSize, bytes, sha256 }, metadata }) =>
      row && { ...row, status: 'ready', events, treeSize, bytes, sha256, finishedAt: metadata.occurredAt },
    EvidenceExportFailed: (row, { data: { problem }, metadata }) =>
      row && { ...row, status: 'failed', problem, finishedAt: metadata.occurredAt },
  },
});
