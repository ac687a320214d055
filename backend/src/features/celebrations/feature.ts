import { celebrationsFeature } from '@annals/contracts/features/celebrations/feature';
import { backendFeature } from '../../platform/feature';
import { celebrationDoors } from './handlers';
import { celebrationJobs, celebrationsPolicy, sweepCelebrations } from './jobs';
import { celebrationSentences } from './sentences';

export const celebrationsBackend = backendFeature(celebrationsFeature, {
  doors: celebrationDoors,
  automatic: [{ policy: celebrationsPolicy, jobs: celebrationJobs, sweep: sweepCelebrations }],
  sentences: celebrationSentences,
});
