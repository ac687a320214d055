import { privacyFeature } from '@annals/contracts/features/privacy/feature';
import { automaticArchives } from '../../platform/archives/jobs';
import { backendFeature } from '../../platform/feature';
import { privacyHandlers } from './handlers';
import { erasureJobs, erasuresPolicy, sweepErasures } from './jobs';
import { mountSubjectAccessDownloads } from './subject-access/download';
import { subjectAccessHandlers } from './subject-access/handlers';
import { subjectAccessArchives } from './subject-access/jobs';
import { privacySentences } from './sentences';
import { privacyDisclosures } from './disclosures';

export const privacyBackend = backendFeature(privacyFeature, {
  handlers: (services) => [...privacyHandlers(services), ...subjectAccessHandlers(services)],
  pages: [mountSubjectAccessDownloads],
  automatic: [
    automaticArchives(subjectAccessArchives),
    { policy: erasuresPolicy, jobs: erasureJobs, sweep: sweepErasures, lane: 'long' },
  ],
  sentences: privacySentences,
  disclosures: privacyDisclosures,
});
