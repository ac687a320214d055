import { backendFeature } from '../../platform/feature';
import { pointsJobs, pointsPolicy, sweepPoints } from './jobs';

/** Points follow from what was recognised and from milestones that were achieved: above the features that know of these, and of points. */
export const creditingBackend = backendFeature(
  { name: 'crediting' },
  { automatic: [{ policy: pointsPolicy, jobs: pointsJobs, sweep: sweepPoints }] },
);
