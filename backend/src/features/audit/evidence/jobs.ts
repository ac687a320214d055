import type { EvidenceEvent } from '@annals/contracts/features/audit/evidence-events';
import { evidenceExportId, type EvidenceExportId } from '@annals/contracts/features/audit/ids';
import { unfinishedExports } from '@annals/projections/features/audit/evidence-queries';
import type { ArchiveKind } from '../../../platform/archives/jobs';
import { makeExport } from './make';

/** Bundles of evidence. */
export const evidenceArchives: ArchiveKind<EvidenceExportId> = {
  name: 'evidence',
  id: evidenceExportId,
  askedForBy: (event) => {
    const { type, data } = event as EvidenceEvent;
    return type === 'EvidenceRequested' ? data.exportId : undefined;
  },
  unfinished: unfinishedExports,
  make: makeExport,
};
