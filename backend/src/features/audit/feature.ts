import { auditFeature } from '@annals/contracts/features/audit/feature';
import { automaticArchives } from '../../platform/archives/jobs';
import { backendFeature } from '../../platform/feature';
import { mountEvidenceDownloads } from './evidence/download';
import { evidenceHandlers } from './evidence/handlers';
import { evidenceArchives } from './evidence/jobs';
import { auditFirstView } from './first-view';
import { auditHandlers } from './handlers';
import { sealHandlers } from './seal-handlers';
import { sealJobs, sealPolicy, sweepSeal } from './seal-jobs';
import { auditSentences } from './sentences';
import { auditDisclosures } from './disclosures';

export const auditBackend = backendFeature(auditFeature, {
  handlers: (services) => [
    ...auditHandlers(services),
    ...sealHandlers(services),
    ...evidenceHandlers(services),
  ],
  pages: [mountEvidenceDownloads],
  firstViews: [auditFirstView],
  automatic: [
    { policy: sealPolicy, jobs: sealJobs, sweep: sweepSeal, lane: 'sealing' },
    automaticArchives(evidenceArchives),
  ],
  sentences: auditSentences,
  disclosures: auditDisclosures,
});
