import { digestsFeature } from '@annals/contracts/features/digests/feature';
import { backendFeature } from '../../platform/feature';
import { digestJobs, sweepDigests } from './jobs';

export const digestsBackend = backendFeature(digestsFeature, {
  automatic: [{ jobs: digestJobs, sweep: sweepDigests }],
});
