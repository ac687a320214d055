import { digestsFeature } from '@annals/contracts/features/digests/feature';
import { backendFeature } from '../../platform/feature';
import { digestJobs, sweepDigests } from './jobs';
import { digestSentences } from './sentences';

export const digestsBackend = backendFeature(digestsFeature, {
  automatic: [{ jobs: digestJobs, sweep: sweepDigests }],
  sentences: digestSentences,
});
