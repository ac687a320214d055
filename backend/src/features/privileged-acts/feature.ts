import { privilegedActsFeature } from '@annals/contracts/features/privileged-acts/feature';
import { backendFeature } from '../../platform/feature';
import { privilegedActHandlers } from './handlers';
import { privilegedActJobs, privilegedActsPolicy, sweepPrivilegedActs } from './jobs';
import { privilegedActSentences } from './sentences';
import { privilegedActDisclosures } from './disclosures';

export const privilegedActsBackend = backendFeature(privilegedActsFeature, {
  handlers: privilegedActHandlers,
  automatic: [{ policy: privilegedActsPolicy, jobs: privilegedActJobs, sweep: sweepPrivilegedActs }],
  sentences: privilegedActSentences,
  disclosures: privilegedActDisclosures,
});
