import type { EvidenceFilter } from '@annals/contracts/features/audit/evidence-filter';

/** Who asked for a bundle, why and of what; it is in the manifest and in the report. */
export interface AboutBundle {
  readonly id: string;
  readonly requestedBy: string;
  readonly purpose: string;
  readonly filter: EvidenceFilter;
  readonly createdAt: string;
}
