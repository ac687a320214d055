import { celebrationsFeature } from '@annals/contracts/features/celebrations/feature';
import { backendFeature } from '../../platform/feature';
import { celebrationHandlers } from './handlers';
import { celebrationJobs, celebrationsPolicy, sweepCelebrations } from './jobs';
import { celebrationSentences } from './sentences';

export const celebrationsBackend = backendFeature(celebrationsFeature, {
  handlers: celebrationHandlers,
  automatic: [{ policy: celebrationsPolicy, jobs: celebrationJobs, sweep: sweepCelebrations }],
  sentences: celebrationSentences,
});
