import { privacyFeature } from '@annals/contracts/features/privacy/feature';
import { automaticArchives } from '../../platform/archives/jobs';
import { backendFeature } from '../../platform/feature';
import { privacyDoors } from './handlers';
import { erasureJobs, erasuresPolicy, sweepErasures } from './jobs';
import { mountSubjectAccessDownloads } from './subject-access/download';
import { subjectAccessDoors } from './subject-access/handlers';
import { subjectAccessArchives } from './subject-access/jobs';
import { privacySentences } from './sentences';
import { privacyDisclosures } from './disclosures';

export const privacyBackend = backendFeature(privacyFeature, {
  doors: (services) => [...privacyDoors(services), ...subjectAccessDoors(services)],
  pages: [mountSubjectAccessDownloads],
  automatic: [
    automaticArchives(subjectAccessArchives),
    { policy: erasuresPolicy, jobs: erasureJobs, sweep: sweepErasures, lane: 'long' },
  ],
  sentences: privacySentences,
  disclosures: privacyDisclosures,
});
